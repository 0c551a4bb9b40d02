import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** As if the catalogue had not known it yet. */
export async function removeSwitches(db: Db, module: string, action: string): Promise<number> {
  const { numAffectedRows } =
    await sql`delete from module_action_role where module = ${module} and action = ${action}`.execute(db);
  return Number(numAffectedRows);
}
