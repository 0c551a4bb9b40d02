import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export async function isArchived(db: Db, projectId: number): Promise<boolean> {
  const { rows } = await sql<{ archived: boolean }>`
    select is_archived as archived from project where id = ${projectId}`.execute(db);
  return rows[0]?.archived ?? false;
}
