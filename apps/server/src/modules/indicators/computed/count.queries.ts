import {
  type Cut,
  type DisaggregationDimension,
  type IndicatorCount,
  isUnique,
  type PeriodKind,
  wholeProject,
} from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { activitiesBehind, firstActivities, kindOf } from '#modules/figures/index.ts';

type Sql = RawBuilder<unknown>;

export interface CountAsked {
  projectId: number;
  subActivityIds: readonly number[];
  count: IndicatorCount;
  period: PeriodKind;
  /** The dimensions of each group that the product can count by. */
  groups: readonly (readonly DisaggregationDimension[])[];
}

/** One number: of a period, and of the values of a group's dimensions; the total has no group. */
export interface CountRow {
  firstDay: string;
  /** -1: the total; -2: took part in the period. */
  group: number;
  values: string[];
  n: number;
}
const [TOTAL, TOOK_PART] = [-1, -2];

/** The first day of the period in which a day lies. */
function firstDayOf(kind: PeriodKind, day: Sql): Sql {
  switch (kind) {
    case 'fiscalYear':
      return sql`make_date(extract(year from ${day} - interval '6 months')::int, 7, 1)`;
    case 'half':
      return sql`make_date(extract(year from ${day})::int, case when extract(month from ${day}) < 7 then 1 else 7 end, 1)`;
    default:
      return sql`date_trunc(${sql.lit(kind)}, ${day}::timestamp)::date`;
  }
}

/** What lines of counted rows are split by; the names are columns of `counted`. */
const COLUMN: Record<DisaggregationDimension, Sql> = {
  sex: sql`b.sex`,
  age: sql`b.age_group`,
  ethnicity: sql`case b.is_ethnic when true then 'yes' when false then 'no' end`,
  division: sql`b.division_id::text`,
  district: sql`b.district_id::text`,
  upazila: sql`b.upazila_id::text`,
  agency: sql`b.agency_id::text`,
  programme: sql`b.programme`,
  crop: sql`b.kind`,
};
const cutOf = ({ projectId, subActivityIds }: CountAsked): Cut => ({ ...wholeProject(projectId), subActivityIds });

/** Work, where and when it was done. */
const AMOUNT: Record<'activities' | 'quantity' | 'attendances', Sql> = {
  activities: sql`1`,
  quantity: sql`coalesce(a.quantity, 0)`,
  attendances: sql`coalesce(a.member_count, 0)`,
};
const works = (asked: CountAsked, count: keyof typeof AMOUNT): Sql => sql`
  select ${firstDayOf(asked.period, sql`a.held_on`)} as first_day, ${AMOUNT[count]} as n, a.male_count, a.female_count,
    a.division_id, a.district_id, a.upazila_id, sa.agency_id, sa.programme, ${kindOf('a')} as kind
  from activity a join sub_activity sa on sa.id = a.sub_activity_id
  where ${activitiesBehind({ counts: 'works', part: 'activities', type: null }, cutOf(asked))} and a.held_on is not null`;

const REACH = { counts: 'reach', part: 'people', type: null } as const;
const reachFigure = (count: 'people' | 'households') =>
  count === 'households' ? ({ ...REACH, of: 'households' } as const) : REACH;

/** People and households at home, at the first of the works in which they took part. */
function uniques(asked: CountAsked, count: 'people' | 'households'): Sql {
  const firsts = firstActivities(reachFigure(count), cutOf(asked), sql`, a.sub_activity_id, ${kindOf('a')} as kind`);
  const people = count === 'people';
  return sql`
  select ${firstDayOf(asked.period, sql`f.held_on`)} as first_day, 1 as n, m.division_id, m.district_id, m.upazila_id,
    sa.agency_id, sa.programme, f.kind
    ${people ? sql`, m.sex, m.age_group, m.is_ethnic` : sql``}
  from (${firsts}) f join sub_activity sa on sa.id = f.sub_activity_id
  ${
    people
      ? sql`join member m on m.project_id = ${asked.projectId} and m.id = f.who`
      : sql`join household h on h.project_id = ${asked.projectId} and h.no = f.who
        join member m on m.project_id = h.project_id and m.id = h.first_id`
  }`;
}

/** Whoever took part in a period, new or not. */
function tookPart(asked: CountAsked, count: 'people' | 'households'): Sql {
  const all = firstActivities(reachFigure(count), cutOf(asked), sql``, 'each');
  return sql`select x.first_day, ${TOOK_PART}::int as "group", '{}'::text[] as "values", count(distinct x.who)::float8 as n
    from (select t.who, ${firstDayOf(asked.period, sql`t.held_on`)} as first_day from (${all}) t) x group by x.first_day`;
}

function ofGroup(asked: CountAsked, dimensions: readonly DisaggregationDimension[], at: number): Sql {
  // Heads that were only counted have a sex and nothing else.
  const isBySex = asked.count === 'attendances' && dimensions.includes('sex');
  const column = (dimension: DisaggregationDimension) =>
    isBySex && dimension === 'sex' ? sql`x.sex` : COLUMN[dimension];
  const columns = dimensions.map(column);
  return sql`select b.first_day, ${at}::int as "group", array[${sql.join(columns)}]::text[] as "values",
      coalesce(sum(${isBySex ? sql`x.n` : sql`b.n`}), 0)::float8 as n
    from counted b ${
      isBySex ? sql`cross join lateral (values ('male', b.male_count), ('female', b.female_count)) x (sex, n)` : sql``
    }
    where ${sql.join(
      columns.map((one) => sql`${one} is not null`),
      sql` and `,
    )} group by b.first_day, ${sql.join(columns)}`;
}

/** Everything that the product counts for an indicator, in one statement. */
export async function countIndicator(db: Db, asked: CountAsked): Promise<CountRow[]> {
  const { count } = asked;
  const counted = isUnique(count) ? uniques(asked, count) : works(asked, count);
  const parts = [
    sql`select b.first_day, ${TOTAL}::int as "group", '{}'::text[] as "values", sum(b.n)::float8 as n
      from counted b group by b.first_day`,
    ...asked.groups.flatMap((dimensions, at) => (dimensions.length > 0 ? [ofGroup(asked, dimensions, at)] : [])),
    ...(isUnique(count) ? [tookPart(asked, count)] : []),
  ];
  const { rows } = await sql<CountRow>`
    with counted as materialized (${counted})
    select c.first_day as "firstDay", c."group", c."values", c.n
    from (${sql.join(parts, sql` union all `)}) c order by c.first_day, c."group"`.execute(db);
  return rows;
}
