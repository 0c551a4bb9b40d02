import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** As an installation is in which nobody has planned anything. */
export async function emptyPlans(db: Db): Promise<void> {
  await sql`truncate work_plan, work_plan_year, work_plan_row, work_plan_cell, work_plan_change`.execute(db);
}
