import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';

export interface KnownRevision {
  submissionId: number;
  revision: number;
  newest: number;
  isSame: boolean;
  /** Who collected the record, and who sent this revision of it. */
  userId: number;
  authorId: number;
  isDeleted: boolean;
  state: 'received' | 'approved' | 'rejected';
}

const BY_INSTANCE = (key: { projectId: number; formId: number; instanceId: string }) =>
  sql`r.project_id = ${key.projectId} and r.form_id = ${key.formId} and r.instance_id = ${key.instanceId}`;

/** The revision that carries an instance id; with a lock its record waits for nobody else's edit. */
export async function revisionOf(
  db: Db,
  key: { projectId: number; formId: number; instanceId: string },
  xml: string,
  lock: boolean,
): Promise<KnownRevision | undefined> {
  const { rows } = await sql<KnownRevision>`
    select r.submission_id as "submissionId", r.revision, s.revision as newest, (r.xml = ${xml}) as "isSame", s.user_id as "userId",
      r.user_id as "authorId", s.deleted_at is not null as "isDeleted", s.state
    from submission_revision r
      join submission s on s.project_id = r.project_id and s.form_id = r.form_id and s.id = r.submission_id
    where ${BY_INSTANCE(key)} ${lock ? sql`for no key update of s` : sql``}`.execute(db);
  return rows[0];
}

export interface Saved {
  savedBy: string;
  savedAt: Date;
}

export async function whoSaved(
  db: Db,
  key: { projectId: number; formId: number; submissionId: number },
  revision: number,
): Promise<Saved | undefined> {
  const { rows } = await sql<Saved>`
    select trim(u.first_name || ' ' || u.last_name) as "savedBy", r.received_at as "savedAt"
    from submission_revision r join app_user u on u.id = r.user_id
    where r.project_id = ${key.projectId} and r.form_id = ${key.formId} and r.submission_id = ${key.submissionId}
      and r.revision = ${revision}`.execute(db);
  return rows[0];
}

export interface Refusals {
  isArchived: boolean;
  isOpen: boolean;
  isFormUser: boolean;
  isActiveUser: boolean;
  isKeyValid: boolean;
  /** Of the team, which whoever edits others' records must be. */
  isMember: boolean;
}

/** Why somebody may not write to a form; undefined when there is no such form. */
export async function findRefusals(
  db: Db,
  formId: number,
  sender: { userId: number; deviceTokenId: number | null },
  lock: boolean,
): Promise<Refusals | undefined> {
  const { rows } = await sql<Refusals>`
    select p.is_archived as "isArchived", (f.is_active and f.is_published) as "isOpen",
      exists (select 1 from form_user fu
        where fu.project_id = f.project_id and fu.form_id = f.id and fu.user_id = ${sender.userId} and fu.is_active) as "isFormUser",
      exists (select 1 from app_user u join organization o on o.id = u.organization_id
        where u.id = ${sender.userId} and u.status = 'active' and o.is_active) as "isActiveUser",
      (${sender.deviceTokenId}::int is null or exists (select 1 from device_token d
        where d.id = ${sender.deviceTokenId}::int and d.user_id = ${sender.userId} and d.revoked_at is null)) as "isKeyValid",
      exists (select 1 from project_member m where m.project_id = f.project_id and m.user_id = ${sender.userId}) as "isMember"
    from form f join project p on p.id = f.project_id
    where f.id = ${formId} and f.deleted_at is null ${lock ? sql`for share of f, p` : sql``}`.execute(db);
  return rows[0];
}
