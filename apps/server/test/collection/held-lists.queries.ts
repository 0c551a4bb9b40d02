import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** From now on somebody works in one upazila where nobody is registered, and nowhere else. */
export async function workElsewhere(db: Db, projectId: number, userId: number): Promise<void> {
  await sql`delete from site where member_id = ${userId}`.execute(db);
  await sql`
    insert into site (project_id, member_id, unit_id)
    select ${projectId}, ${userId}, u.id from geo_unit u join geo_type t on t.id = u.type_id and t.depth = 2
    where not exists (select 1 from farmer_group g where g.upazila_id = u.id)
      and not exists (select 1 from member m where m.upazila_id = u.id) order by u.id limit 1`.execute(db);
}

export interface Named {
  instanceId: string;
  answers: Record<string, unknown>;
}

/** The first record of a form, of this person where one is given, that answers a question. */
export async function recordNaming(db: Db, formId: number, path: string, userId: number | null): Promise<Named> {
  const { rows } = await sql<Named>`
    select instance_id as "instanceId", answers from submission
    where form_id = ${formId} and answers ->> ${path} is not null and (${userId}::int is null or user_id = ${userId})
    order by id limit 1`.execute(db);
  if (!rows[0]) throw new Error(`no record of form ${formId} answers ${path}`);
  return rows[0];
}

export async function rejectGroup(db: Db, id: number): Promise<void> {
  await sql`update farmer_group set state = 'rejected' where id = ${id}`.execute(db);
}

export async function moveGroup(db: Db, id: number, unionId: number): Promise<void> {
  await sql`update farmer_group set union_id = ${unionId} where id = ${id}`.execute(db);
}

export async function mergeMember(db: Db, id: number): Promise<void> {
  await sql`update member set merged_into = (select id from member other where other.id <> ${id} order by id limit 1)
    where id = ${id}`.execute(db);
}

export async function closeUnit(db: Db, id: number): Promise<void> {
  await sql`update geo_unit set is_closed = true where id = ${id}`.execute(db);
}

export async function stopSubActivity(db: Db, id: number): Promise<void> {
  await sql`update sub_activity set is_active = false where id = ${id}`.execute(db);
}

export async function retireFile(db: Db, xformId: number, name: string): Promise<void> {
  await sql`update xform_media set replaced_at = now() where xform_id = ${xformId} and name = ${name}`.execute(db);
}
