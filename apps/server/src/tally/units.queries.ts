import { sql } from 'kysely';
import type { TallyColumn } from './tally.ts';

/** The unit that stands for the whole project. */
export const EVERYWHERE = 0;

/** A row `r` counts in the unit `u` it lies in, in each of those above, and everywhere: a place is one column of a key. */
export const UNITS = sql`cross join lateral (
  values (${sql.lit(EVERYWHERE)}), (r.division_id), (r.district_id), (r.upazila_id), (r.union_id)) u (id)`;
export const IN_UNIT = sql`u.id is not null`;
export const UNIT_READS = { division_id: 'int', district_id: 'int', upazila_id: 'int', union_id: 'int' } as const;
/** What is counted by place, and nothing else of it. */
export const IN_UNITS = { joins: UNITS, where: IN_UNIT } as const;
/** How the key of such a tally begins. */
export const UNIT_KEY: Readonly<Record<'project_id' | 'unit_id', TallyColumn>> = {
  project_id: { type: 'int', is: sql`r.project_id` },
  unit_id: { type: 'int', is: sql`u.id` },
};
