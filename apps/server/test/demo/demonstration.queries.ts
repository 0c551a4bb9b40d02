import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

const all = async <T>(db: Db, query: ReturnType<typeof sql<T>>): Promise<T[]> => (await query.execute(db)).rows;
const WORKS = sql`a.project_id = 61 and a.kind not in ('production', 'position')`;
const FISCAL_YEAR = sql`extract(year from a.held_on - interval '6 months')::int`;

export interface People {
  members: number;
  households: number;
  women: number;
  youth: number;
  ethnic: number;
  inTheFuture: number;
}
export async function people(db: Db): Promise<People> {
  const [row] = await all(
    db,
    sql<People>`
      select count(*)::int as members, count(distinct household_no)::int as households,
        avg((sex = 'female')::int)::float8 as women, avg((age between 18 and 35)::int)::float8 as youth,
        avg((is_ethnic is true)::int)::float8 as ethnic,
        (count(*) filter (where registered_on > current_date or received_at > now()))::int as "inTheFuture"
      from member where project_id = 61`,
  );
  return row as People;
}

export interface Household {
  no: string;
  members: number;
  places: number;
  heads: number;
  males: number;
  females: number;
  fits: boolean;
}
/** With how many places, heads and different counts its people state; whether all who are registered can be in it. */
export const households = (db: Db): Promise<Household[]> =>
  all(
    db,
    sql<Household>`
      select household_no as no, count(*)::int as members, count(distinct (union_id, village))::int as places,
        (count(*) filter (where is_household_head))::int as heads, count(distinct household_males)::int as males,
        count(distinct household_females)::int as females,
        count(*) filter (where sex = 'male') <= max(household_males) and count(*) filter (where sex = 'female') <= max(household_females) as fits
      from member where project_id = 61 and household_no is not null group by 1`,
  );

export interface Group {
  name: string;
  members: number;
  late: number;
  elsewhere: number;
}
/** Of each group its members, those who joined before it was formed, and those who live elsewhere. */
export const groups = (db: Db): Promise<Group[]> =>
  all(
    db,
    sql<Group>`
      select g.name, count(m.id)::int as members, (count(*) filter (where m.registered_on < g.formed_on))::int as late,
        (count(*) filter (where m.union_id <> g.union_id))::int as elsewhere
      from farmer_group g left join member m on m.project_id = g.project_id and m.group_id = g.id
      where g.project_id = 61 group by g.id, g.name`,
  );

export interface Districts {
  programme: number;
  districts: number;
}
export const districtsOf = (db: Db): Promise<Districts[]> =>
  all(
    db,
    sql<Districts>`
      select p as programme, count(distinct m.district_id)::int as districts
      from member m, unnest(m.projects) p where m.project_id = 61 group by 1 order by 1`,
  );

export interface Coverage {
  works: number;
  years: number[];
  agencies: number;
  types: number;
  approved: number;
  catalogue: number;
  waiting: number;
  rejected: number;
  inTheFuture: number;
}
export async function coverage(db: Db): Promise<Coverage> {
  const [row] = await all(
    db,
    sql<Coverage>`
      select count(*)::int as works, array_agg(distinct ${FISCAL_YEAR} order by ${FISCAL_YEAR}) as years,
        (count(distinct a.agency_id) filter (where a.state = 'approved'))::int as agencies,
        (count(distinct a.type) filter (where a.state = 'approved'))::int as types,
        (count(distinct a.sub_activity_id) filter (where a.state = 'approved'))::int as approved,
        (select count(*)::int from sub_activity) as catalogue,
        (count(*) filter (where a.state = 'received'))::int as waiting,
        (count(*) filter (where a.state = 'rejected'))::int as rejected,
        (count(*) filter (where a.held_on > current_date or a.received_at > now()
          or (a.received_at at time zone 'Asia/Dhaka')::date < a.held_on))::int as "inTheFuture"
      from activity a where ${WORKS}`,
  );
  return row as Coverage;
}

export interface Attendance {
  attendances: number;
  beforeRegistration: number;
  ownersElsewhere: number;
  otherProgramme: number;
}
/** Who took part before they were registered; who holds a plot or looks after a structure in a union where they do not live. */
export async function attendance(db: Db): Promise<Attendance> {
  const [row] = await all(
    db,
    sql<Attendance>`
      select count(*)::int as attendances, (count(*) filter (where m.registered_on > a.held_on))::int as "beforeRegistration",
        (count(*) filter (where a.kind in ('demonstration', 'infrastructure')
          and (m.union_id <> a.union_id or m.village <> a.village)))::int as "ownersElsewhere",
        (count(*) filter (where not a.programme_id = any(m.projects)))::int as "otherProgramme"
      from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
        join member m on m.project_id = p.project_id and m.id = p.member_id where ${WORKS}`,
  );
  return row as Attendance;
}

export interface Followed {
  plots: number;
  untrained: number;
  harvests: number;
  tooEarly: number;
}
/** Plots whose owner was at no approved training before; harvests on or before the day of sowing. */
export async function followed(db: Db): Promise<Followed> {
  const [row] = await all(
    db,
    sql<Followed>`
      select count(*)::int as plots,
        (count(*) filter (where not exists (select 1 from activity_participant q join activity t on t.project_id = q.project_id
          and t.id = q.activity_id and t.type = 'training' and t.state = 'approved' and t.held_on < a.held_on
          where q.project_id = p.project_id and q.member_id = p.member_id)))::int as untrained,
        sum((select count(*) from follow_up f where f.project_id = a.project_id and f.followed_id = a.id and f.kind = 'production'))::int as harvests,
        sum((select count(*) from follow_up f join activity h on h.project_id = f.project_id and h.id = f.id
          where f.project_id = a.project_id and f.followed_id = a.id and h.held_on <= a.held_on))::int as "tooEarly"
      from activity a join activity_participant p on p.project_id = a.project_id and p.activity_id = a.id
      where ${WORKS} and a.kind = 'demonstration'`,
  );
  return row as Followed;
}

export interface Measured {
  unit: string;
  works: number;
  quantity: number;
  odd: number;
}
/** Of measured sub-activities with something approved: how many works, how much, and how many without a quantity. */
export const measured = (db: Db): Promise<Measured[]> =>
  all(
    db,
    sql<Measured>`
      select s.unit, count(*)::int as works, sum(a.quantity)::float8 as quantity,
        (count(*) filter (where a.quantity is null or a.quantity <= 0 or a.quantity > 60))::int as odd
      from activity a join sub_activity s on s.id = a.sub_activity_id and s.is_measured
      where ${WORKS} and a.state = 'approved' group by 1 order by 1`,
  );

export interface Grown {
  subActivityId: number;
  crop: string | null;
  cropKind: string | null;
}
export const grown = (db: Db): Promise<Grown[]> =>
  all(
    db,
    sql<Grown>`
      select distinct a.sub_activity_id as "subActivityId", a.crop, a.crop_kind as "cropKind" from activity a
      where ${WORKS} and a.kind = 'demonstration'`,
  );

export interface Standing {
  projectId: number;
  collectors: number;
  withoutSites: number;
  sites: number;
}
export const sitesOfProjects = (db: Db): Promise<Standing[]> =>
  all(
    db,
    sql<Standing>`
      select m.project_id as "projectId", count(distinct m.user_id)::int as collectors,
        (count(distinct m.user_id) filter (where not exists (select 1 from site s
          where s.member_id = m.user_id and s.project_id = 61)))::int as "withoutSites",
        (select count(*)::int from site s where s.project_id = m.project_id and s.member_id is null and s.activity_id is null) as sites
      from project_member m join user_role ur on ur.user_id = m.user_id join role r on r.id = ur.role_id and r.name = 'data collector'
      where m.project_id in (1, 2, 61) group by 1 order by 1`,
  );

/** What everybody would see of it, without the moments at which it was written. */
export async function digest(db: Db): Promise<Record<string, string>> {
  const of = async (table: string, columns: string) => {
    const [row] = await all(
      db,
      sql<{ digest: string }>`
        select md5(string_agg(row(${sql.raw(columns)})::text, '|' order by ${sql.raw(columns)})) as digest from ${sql.table(table)}`,
    );
    return row?.digest ?? '';
  };
  return {
    member: await of('member', 'instance_id, name, household_no, registered_on, age, union_id, group_id, received_at'),
    group: await of('farmer_group', 'instance_id, name, code, formed_on, union_id'),
    activity: await of(
      'activity',
      'instance_id, sub_activity_id, held_on, state, union_id, member_count, quantity, crop, area',
    ),
    participant: await of('activity_participant', 'activity_id, position, member_id, name, item, quantity'),
    review: await of('submission_review', 'submission_id, verdict, reason, user_id'),
    site: await of('site', 'id, project_id, member_id, unit_id'),
  };
}
