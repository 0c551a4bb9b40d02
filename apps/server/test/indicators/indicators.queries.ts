import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export async function setArchived(db: Db, projectId: number, isArchived: boolean): Promise<void> {
  await sql`update project set is_archived = ${isArchived} where id = ${projectId}`.execute(db);
}

/** As if the product had counted so much in the fiscal year 2025-26. */
export async function setComputed(db: Db, projectId: number, nodeId: number, value: number): Promise<void> {
  await sql`
    insert into indicator_computed (project_id, node_id, first_day, last_day, value)
    values (${projectId}, ${nodeId}, '2025-07-01', '2026-06-30', ${value})`.execute(db);
}
