import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export async function authorOf(db: Db, username: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from app_user where username = ${username}`.execute(db);
  if (!rows[0]) throw new Error(`the demonstration has no ${username}`);
  return rows[0].id;
}

/** The data collectors of a project's team. */
export async function collectorsOf(db: Db, projectId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct m.user_id as id from project_member m join user_role ur on ur.user_id = m.user_id
    join role r on r.id = ur.role_id where m.project_id = ${projectId} and r.name = 'data collector' order by 1`.execute(
    db,
  );
  return rows.map((row) => row.id);
}
