import { type Cut, isMonth } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import { all } from '#db/paging.queries.ts';
import { isOfPart, isPerson } from '#modules/registry/index.ts';
import { amongWhich, firstTimes } from './first-time.queries.ts';
import { activitiesOfReach, type Counting, isOfKind, meant, member, placed, within } from './meant.queries.ts';

export { activitiesOfReach, type Counting } from './meant.queries.ts';

type Sql = RawBuilder<unknown>;

/** The activities `a` behind a figure: those that it counts, or whose amounts it sums. */
export const activitiesBehind = (figure: Counting<'works'>, cut: Cut): Sql =>
  all([
    ...placed('a', cut),
    sql`a.state = ${sql.lit(figure.part === 'waiting' ? 'received' : 'approved')}`,
    ...within(sql`a.held_on`, cut),
    ...meant('a', { ...cut, type: figure.type }),
    ...(figure.kind === undefined ? [] : [isOfKind('a', figure.kind)]),
  ]);

/** The people `m` behind a figure of people: those of the part, at home. */
export const peopleBehind = (part: string, cut: Cut, m = 'm'): Sql =>
  all([
    ...placed(m, cut),
    isPerson(m),
    isOfPart(part, m),
    ...within(sql.ref(`${m}.registered_on`) as Sql, cut),
    ...member(m, 'projects', cut),
  ]);

/** In how many they took part at least. */
export const timesOf = ({ part }: Counting<'reach'>): number => (part === 'more' ? 2 : 1);

/** What people are said to be; unknown is none of it. */
const isSo = (m: string, { sex, ageGroup, isEthnic }: Cut): Sql[] => [
  ...(sex == null ? [] : [sql`${sql.ref(`${m}.sex`)} = ${sex}`]),
  ...(ageGroup == null ? [] : [sql`${sql.ref(`${m}.age_group`)} = ${ageGroup}`]),
  ...(isEthnic == null ? [] : [sql`${sql.ref(`${m}.is_ethnic`)} = ${isEthnic}`]),
];
const isFirstOfHousehold = (m: string): Sql => sql`exists (select 1 from household h
  where h.project_id = ${sql.ref(`${m}.project_id`)} and h.first_id = ${sql.ref(`${m}.id`)})`;
/** The people `m` who live there and are of the part, whether they took part or not; a household by who came first. */
export const homeOfReach = (figure: Counting<'reach'>, cut: Cut, m = 'm'): Sql =>
  all([
    ...placed(m, cut),
    isPerson(m),
    isOfPart(figure.part, m),
    ...isSo(m, cut),
    ...(figure.of === 'households' ? [isFirstOfHousehold(m)] : []),
  ]);

/** Everybody who took part in activities `a` of the cut, under any of their records. */
const participations = (figure: Counting<'reach'>, cut: Cut): Sql => sql`activity a
  join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
  join member o on o.project_id = p.project_id and o.id = p.member_id
  where ${activitiesOfReach(figure, cut, 'a')}`;
/** Each of them with the number of activities: for all parts of a figure at once. */
export const timesTookPart = (figure: Counting<'reach'>, cut: Cut): Sql => sql`
  select coalesce(o.merged_into, o.id) as id, count(distinct a.id) as times from ${participations(figure, cut)} group by 1`;
/** Those who took part in so many. */
const tookPart = (figure: Counting<'reach'>, cut: Cut): Sql => sql`
  select coalesce(o.merged_into, o.id) from ${participations(figure, cut)}
  group by 1 ${timesOf(figure) > 1 ? sql`having count(distinct a.id) >= ${timesOf(figure)}` : sql``}`;

/** Who is at home behind a figure of those who took part, gathered: for counting, which looks at everybody. */
export function reachedBehind(figure: Counting<'reach'>, cut: Cut, m = 'm'): Sql {
  const id = sql.ref(`${m}.id`);
  const home = homeOfReach(figure, cut, m);
  if (cut.isFirst || figure.of === 'households')
    return sql`${home} and ${id} in (select f.id from (${firstTimes(figure, cut)}) f)`;
  return sql`${home} and ${id} in (${tookPart(figure, cut)})`;
}

/** All records of the person `m`: what was merged into theirs took part for them. */
export const recordsOf = (m: string): Sql => {
  const [id, projectId] = [sql.ref(`${m}.id`), sql.ref(`${m}.project_id`)];
  return sql`array(select ${id} union all select o.id from member o where o.project_id = ${projectId} and o.merged_into = ${id})`;
};
/** All records of the household whose first is `m`. */
const recordsOfHousehold = (m: string): Sql => {
  const home = sql`household h join member s on s.project_id = h.project_id and s.household_no = h.no and ${isPerson('s')}`;
  const isTheirs = sql`h.project_id = ${sql.ref(`${m}.project_id`)} and h.first_id = ${sql.ref(`${m}.id`)}`;
  return sql`array(select s.id from ${home} where ${isTheirs}
    union all select o.id from ${home} join member o on o.project_id = s.project_id and o.merged_into = s.id where ${isTheirs})`;
};

/** The same people, asked of one after the other: for few of them. */
export function reachedOneByOne(figure: Counting<'reach'>, cut: Cut, m = 'm'): Sql {
  const home = homeOfReach(figure, cut, m);
  const theirs = sql`activity_participant p join activity a on a.project_id = p.project_id and a.id = p.activity_id
    where p.project_id = ${sql.ref(`${m}.project_id`)}
      and p.member_id = any(${figure.of === 'households' ? recordsOfHousehold(m) : recordsOf(m)})`;
  if (cut.isFirst)
    return sql`${home} and exists (select 1 from (
      select a.* from ${theirs} and ${amongWhich(figure, cut, 'a')} order by a.held_on, a.id limit 1) a
      where ${activitiesOfReach(figure, cut, 'a')})`;
  return sql`${home} and (
    select count(*) from (
      select distinct a.id from ${theirs} and ${activitiesOfReach(figure, cut, 'a')}
      limit ${timesOf(figure)}) took) >= ${timesOf(figure)}`;
}

/** A household knows its year; of a month knows who was registered first. */
const registered = (cut: Cut): Sql[] => {
  if (!cut.span) return [];
  if (!isMonth(cut.span.from)) return [sql`h.year between ${cut.span.from} and ${cut.span.to}`];
  return [
    sql`exists (select 1 from member f where f.project_id = h.project_id and f.id = h.first_id
      and ${all(within(sql`f.registered_on`, cut))})`,
  ];
};

/** The households `h` behind a figure. */
export const householdsBehind = (cut: Cut): Sql =>
  all([...placed('h', cut), ...registered(cut), ...member('h', 'programmes', cut)]);

/** Each household by the member `m` who was registered first: it stands where, when and in what programmes they do. */
export const firstOfHouseholds = (cut: Cut, m = 'm'): Sql =>
  sql`${peopleBehind('total', cut, m)} and exists (
    select 1 from household h where h.project_id = ${sql.ref(`${m}.project_id`)} and h.first_id = ${sql.ref(`${m}.id`)})`;

export const groupsBehind = (cut: Cut, g = 'g'): Sql => {
  const [formedOn, receivedAt] = [sql.ref(`${g}.formed_on`), sql.ref(`${g}.received_at`)];
  return all([
    ...placed(g, cut),
    sql`${sql.ref(`${g}.state`)} <> 'rejected'`,
    ...within(sql`coalesce(${formedOn}, (${receivedAt} at time zone 'Asia/Dhaka')::date)`, cut),
    ...member(g, 'programmes', cut),
  ]);
};
