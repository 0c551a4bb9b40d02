import type { PeoplePart } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { sums } from '#tally/read.queries.ts';
import type { AnyTally, Tally } from '#tally/tally.ts';
import { EVERYWHERE, IN_UNIT, UNIT_KEY, UNIT_READS, UNITS } from '#tally/units.queries.ts';
import { oneIf, PEOPLE_MEASURES } from '../people/people-parts.queries.ts';

export type CountedRegistry = 'member' | 'group';
type RegistryKey = 'project_id' | 'unit_id' | 'year' | 'programmes' | 'organization_id';

const keyed = (
  programmes: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): Pick<Tally<RegistryKey>, 'joins' | 'key'> => ({
  joins: UNITS,
  key: {
    ...UNIT_KEY,
    year: { type: 'int', is: sql`extract(year from ${day})::int` },
    programmes: { type: 'int[]', is: programmes },
    organization_id: { type: 'int', is: sql`coalesce(r.organization_id, 0)` },
  },
});
/** As lists show them. */
const n = { type: 'int', is: sql`1` } as const;

/**
 * Members who stand for themselves, by place, by the year of their registration, by all the programmes that each belongs
 * to, and by organisation: disjoint, so that any cut is a sum of few rows.
 */
export const MEMBER_TALLY: Tally<RegistryKey, 'n' | PeoplePart> = {
  table: 'member_tally',
  of: 'member',
  reads: {
    project_id: 'int',
    ...UNIT_READS,
    registered_on: 'date',
    projects: 'int[]',
    organization_id: 'int',
    merged_into: 'bigint',
    state: 'text',
    sex: 'text',
    age: 'int',
    age_group: 'text',
    is_ethnic: 'boolean',
    is_household_head: 'boolean',
    land_decimals: 'numeric',
  },
  where: sql`r.merged_into is null and ${IN_UNIT}`,
  ...keyed(sql`r.projects`, sql`r.registered_on`),
  measures: { n, ...PEOPLE_MEASURES },
};
export const GROUP_TALLY: Tally<RegistryKey, 'n' | 'total'> = {
  table: 'group_tally',
  of: 'farmer_group',
  reads: {
    project_id: 'int',
    ...UNIT_READS,
    formed_on: 'date',
    received_at: 'timestamptz',
    programmes: 'int[]',
    organization_id: 'int',
    state: 'text',
  },
  where: IN_UNIT,
  ...keyed(sql`r.programmes`, sql`coalesce(r.formed_on, (r.received_at at time zone 'Asia/Dhaka')::date)`),
  measures: { n, total: { type: 'int', is: oneIf(sql`r.state <> 'rejected'`) } },
};
const TALLIES: Record<CountedRegistry, AnyTally> = { member: MEMBER_TALLY, group: GROUP_TALLY };

export interface CountedPlace {
  projectId: number;
  registry: CountedRegistry;
  /** A unit of any level; nothing: the whole project. */
  unitId: number | null;
  /** Only those of one organisation; nothing: of all. */
  organizationId: number | null;
}
export interface Counted {
  /** All that each of them belongs to, sorted. */
  programmes: number[];
  n: number;
}

/** How many there are, by the programmes they belong to. A place without rows knows none. */
export async function countsOf(db: Db, place: CountedPlace): Promise<Counted[]> {
  const { projectId, registry, unitId, organizationId } = place;
  const where = [
    sql`t.project_id = ${projectId}`,
    sql`t.unit_id = ${unitId ?? EVERYWHERE}`,
    ...(organizationId === null ? [] : [sql`t.organization_id = ${organizationId}`]),
  ];
  const counts = sums(TALLIES[registry], ['programmes'], where, ['n']);
  const { rows } = await sql<Counted>`${counts} order by t.programmes`.execute(db);
  return rows;
}
