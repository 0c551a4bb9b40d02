import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

/** As a validator's decision leaves a record, for tests of what may still come for it. */
export async function setRecordState(
  db: Db,
  formId: number,
  id: number,
  state: 'approved' | 'rejected',
): Promise<void> {
  await sql`update submission set state = ${state} where form_id = ${formId} and id = ${id}`.execute(db);
}

export async function markDeleted(db: Db, formId: number, id: number): Promise<void> {
  await sql`update submission set deleted_at = now() where form_id = ${formId} and id = ${id}`.execute(db);
}

export async function rolesOf(db: Db, username: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select ur.role_id as id from user_role ur join app_user u on u.id = ur.user_id
    where u.username = ${username} order by ur.position`.execute(db);
  return rows.map((row) => row.id);
}
