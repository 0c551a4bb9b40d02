import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

/** The gate has let the caller in: the project is there. */
export async function isArchived(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ isArchived: boolean }>`
    select is_archived as "isArchived" from project where id = ${projectId}`.execute(db);
  return rows[0]?.isArchived ?? true;
}
