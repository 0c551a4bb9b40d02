import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

export async function usernameOf(db: Db, userId: number): Promise<string> {
  const { rows } = await sql<{ username: string }>`select username from app_user where id = ${userId}`.execute(db);
  return rows[0]?.username ?? '';
}
