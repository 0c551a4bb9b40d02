import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Tally } from '#tally/tally.ts';
import { IN_UNITS, UNIT_KEY, UNIT_READS } from '#tally/units.queries.ts';
import { isPerson } from '../people/people-parts.queries.ts';

/** Households, at the place, in the programmes and in the year of the member who was registered first. */
export const HOUSEHOLD_TALLY: Tally<
  'project_id' | 'unit_id' | 'year' | 'programmes',
  'households' | 'males' | 'females'
> = {
  table: 'household_tally',
  of: 'household',
  reads: { project_id: 'int', ...UNIT_READS, year: 'int', programmes: 'int[]', males: 'int', females: 'int' },
  ...IN_UNITS,
  key: {
    ...UNIT_KEY,
    year: { type: 'int', is: sql`r.year` },
    programmes: { type: 'int[]', is: sql`r.programmes` },
  },
  measures: {
    households: { type: 'int', is: sql`1` },
    males: { type: 'int', is: sql`coalesce(r.males, 0)` },
    females: { type: 'int', is: sql`coalesce(r.females, 0)` },
  },
};

/** The men and women who live there are those the head has stated, else those the member registered first has. */
const HEAD = sql`order by m.is_household_head is true desc, m.registered_on, m.id`;
const COLUMNS = sql`project_id, no, first_id, head_id, people, year, programmes, division_id, district_id, upazila_id, union_id,
  males, females`;

/** People of one project who share a number are a household: the one definition, from the members who are there now. */
const householdsOf = (which: RawBuilder<unknown>) => sql`
  select distinct on (m.project_id, m.household_no) m.project_id, m.household_no as no, m.id as first_id,
    first_value(case when m.is_household_head then m.id end) over head as head_id, count(*) over home as people,
    extract(year from m.registered_on)::int as year, m.projects as programmes,
    m.division_id, m.district_id, m.upazila_id, m.union_id,
    first_value(m.household_males) over head as males, first_value(m.household_females) over head as females
  from member m where ${which} and m.household_no is not null and ${isPerson('m')}
  window home as (partition by m.project_id, m.household_no),
    head as (partition by m.project_id, m.household_no ${HEAD})
  order by m.project_id, m.household_no, m.registered_on, m.id`;

/** Until the commit, in one order: two who write people of one household wait, and neither for ever. */
export async function holdHouseholds(db: Db, projectId: number, numbers: readonly string[]): Promise<void> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(no, ${projectId}::bigint))
    from (select unnest(${[...numbers]}::text[]) as no order by 1) n`.execute(db);
}

/** What is counted of a household, before and after. */
export interface HouseholdRow {
  is_now: boolean;
  project_id: number;
  division_id: number | null;
  district_id: number | null;
  upazila_id: number | null;
  union_id: number | null;
  year: number;
  programmes: number[];
  males: number | null;
  females: number | null;
}
const COUNTED = sql`project_id, division_id, district_id, upazila_id, union_id, year, programmes, males, females`;

/** Derives them anew from their people; answers how they were and how they are. */
export async function writeHouseholds(db: Db, projectId: number, numbers: readonly string[]): Promise<HouseholdRow[]> {
  const mine = sql`project_id = ${projectId} and no = any(${[...numbers]}::text[])`;
  const { rows } = await sql<HouseholdRow>`
    with was as (select ${COUNTED} from household where ${mine}),
    now as materialized (
      ${householdsOf(sql`m.project_id = ${projectId} and m.household_no = any(${[...numbers]}::text[])`)}),
    gone as (delete from household where ${mine} and no not in (select no from now)),
    written as (
      insert into household (${COLUMNS}) select ${COLUMNS} from now
      on conflict (project_id, no) do update set first_id = excluded.first_id, head_id = excluded.head_id,
        people = excluded.people, year = excluded.year, programmes = excluded.programmes,
        division_id = excluded.division_id, district_id = excluded.district_id, upazila_id = excluded.upazila_id,
        union_id = excluded.union_id, males = excluded.males, females = excluded.females)
    select false as is_now, ${COUNTED} from was union all select true, ${COUNTED} from now`.execute(db);
  return rows;
}
