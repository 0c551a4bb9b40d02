import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export type ProjectLock = 'share' | 'update' | null;

const member = (memberId: number | null) =>
  memberId === null
    ? sql`true`
    : sql`exists (select 1 from project_member m where m.project_id = p.id and m.user_id = ${memberId})`;
const held = (lock: ProjectLock) =>
  lock === 'update' ? sql`for no key update of p` : lock === 'share' ? sql`for share of p` : sql``;

/** A project as far as this person may know of it; null asks for no membership. */
export async function projectFor(
  db: Db,
  projectId: number,
  memberId: number | null,
  lock: ProjectLock,
): Promise<{ isArchived: boolean } | undefined> {
  const { rows } = await sql<{ isArchived: boolean }>`
    select p.is_archived as "isArchived" from project p
    where p.id = ${projectId} and ${member(memberId)} ${held(lock)}`.execute(db);
  return rows[0];
}

/** A project's form as handlers get it. */
export interface FormOfProject {
  id: number;
  projectId: number;
  xformId: number;
  isArchived: boolean;
}

/** A form that was not deleted, in a project that this person may know of. */
export async function formFor(
  db: Db,
  formId: number,
  memberId: number | null,
  lock: ProjectLock,
): Promise<FormOfProject | undefined> {
  const { rows } = await sql<FormOfProject>`
    select f.id, f.project_id as "projectId", f.xform_id as "xformId", p.is_archived as "isArchived"
    from form f join project p on p.id = f.project_id
    where f.id = ${formId} and f.deleted_at is null and ${member(memberId)} ${held(lock)}`.execute(db);
  return rows[0];
}
