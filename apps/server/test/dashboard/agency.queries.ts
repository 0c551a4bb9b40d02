import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** Whose each sub-activity is, as the dashboard numbers agencies. */
export async function setAgencies(db: Db, agencyOf: Readonly<Record<number, number>>): Promise<void> {
  for (const [id, number] of Object.entries(agencyOf))
    await sql`update sub_activity set agency_id = (select a.id from agency a where a.dashboard_number = ${number})
      where id = ${Number(id)}`.execute(db);
}
