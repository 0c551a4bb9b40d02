import { WORK_TYPES } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** What was done: its sub-activity, else minus the number of the type that its form is for. `of`: a row of `activity`. */
export const workOf = (of: string): Sql => sql`coalesce(${sql.ref(`${of}.sub_activity_id`)}, -coalesce(
  array_position(${sql.lit(`{${WORK_TYPES.join(',')}}`)}::text[], ${sql.ref(`${of}.kind`)}), ${sql.lit(WORK_TYPES.length)}))`;

/** Kind of crop of a plot, type of a structure; '' for what has neither. */
export const kindOf = (of: string): Sql =>
  sql`coalesce(${sql.ref(`${of}.infrastructure_type`)}, ${sql.ref(`${of}.crop_kind`)}, '')`;

/** A harvest or a position found later is no work of its own. */
export const isWork = (of: string): Sql => sql`${sql.ref(`${of}.kind`)} not in ('production', 'position')`;

const year = (day: Sql) => sql`extract(year from ${day})::int`;
/** The first of the two years of a fiscal year, from July to June. */
const firstOfFiscal = (day: Sql) => sql`extract(year from ${day} - interval '6 months')::int`;
/** 2025-26 is 202526. */
const fiscalYear = (day: Sql) => sql`${firstOfFiscal(day)} * 100 + (${firstOfFiscal(day)} + 1) % 100`;

/** Ever, and its year: calendar or fiscal. What has no day is only in "ever". */
export const yearsOf = (day: Sql, isFiscal: Sql): Sql =>
  sql`(values (0), (case when ${isFiscal} then ${fiscalYear(day)} else ${year(day)} end)) e (period)`;

/** Ever, its year, its month; and its fiscal year, which is below 0: of 2025-26 it is -2025. */
export const periodsOf = (day: Sql): Sql =>
  sql`(values (0), (${year(day)}), (to_char(${day}, 'YYYYMM')::int), (-${firstOfFiscal(day)})) e (period)`;
