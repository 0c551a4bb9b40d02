import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { FormKey } from './form-user.queries.ts';

/** Of these, who may not get the form: not in the team, or no longer active and not with the form already. */
export async function unfitForForm(db: Db, { projectId, formId }: FormKey, userIds: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...userIds]}::int[]) as asked (id)
    where not exists (select 1 from project_member m join app_user u on u.id = m.user_id
        where m.project_id = ${projectId} and m.user_id = asked.id and u.status = 'active')
      and not exists (select 1 from form_user fu
        where fu.project_id = ${projectId} and fu.form_id = ${formId} and fu.user_id = asked.id)`.execute(db);
  return rows.map((row) => row.id);
}

/** Those who did not have it yet. In order, so that two who add the same people do not wait for each other. */
export async function insertFormUsers(
  db: Db,
  { projectId, formId }: FormKey,
  userIds: readonly number[],
  addedBy: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into form_user (project_id, form_id, user_id, added_by)
    select ${projectId}::int, ${formId}::int, asked.id, ${addedBy}::int
    from unnest(${[...new Set(userIds)]}::int[]) as asked (id) order by asked.id
    on conflict do nothing returning user_id as id`.execute(db);
  return rows.map((row) => row.id);
}

/** Undefined when they do not collect with the form; else what it was before. */
export async function setActive(
  db: Db,
  { projectId, formId }: FormKey,
  userId: number,
  isActive: boolean,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ before: boolean }>`
    with old as (select is_active from form_user
      where project_id = ${projectId} and form_id = ${formId} and user_id = ${userId} for no key update)
    update form_user set is_active = ${isActive} from old
    where project_id = ${projectId} and form_id = ${formId} and user_id = ${userId}
    returning old.is_active as before`.execute(db);
  return rows[0]?.before;
}

export interface HeldTarget {
  userId: number;
  isActive: boolean;
  targetValue: number | null;
  targetDate: string | null;
}

/** All users of a form, or some, held until the commit, in the order of joining. */
export async function holdTargets(
  db: Db,
  { projectId, formId }: FormKey,
  userIds: readonly number[] | null,
): Promise<HeldTarget[]> {
  const some = userIds ? sql`and user_id = any(${[...userIds]}::int[])` : sql``;
  // Held in one order by everybody, and given back in the order of joining.
  const { rows } = await sql<HeldTarget>`
    with held as (select * from form_user where project_id = ${projectId} and form_id = ${formId} ${some}
      order by user_id for no key update)
    select user_id as "userId", is_active as "isActive", target_value as "targetValue", target_date as "targetDate"
    from held order by added_at, user_id`.execute(db);
  return rows;
}

export async function updateTargets(
  db: Db,
  { projectId, formId }: FormKey,
  targets: readonly { userId: number; value: number }[],
  targetDate: string,
): Promise<void> {
  await sql`
    update form_user fu set target_value = t.value, target_date = ${targetDate}::date
    from unnest(${targets.map((t) => t.userId)}::int[], ${targets.map((t) => t.value)}::int[]) as t (user_id, value)
    where fu.project_id = ${projectId} and fu.form_id = ${formId} and fu.user_id = t.user_id`.execute(db);
}

/** The form's own target, which may not change until the commit. */
export async function holdFormTarget(db: Db, { projectId, formId }: FormKey): Promise<number | null> {
  const { rows } = await sql<{ target: number | null }>`
    select target from form where project_id = ${projectId} and id = ${formId} for share`.execute(db);
  return rows[0]?.target ?? null;
}

/** What a notification says: which form, of which project, from whom. */
export async function formAnnouncement(
  db: Db,
  { projectId, formId }: FormKey,
  organizationId: number,
): Promise<{ form: string; project: string; organization: string }> {
  const { rows } = await sql<{ form: string; project: string; organization: string }>`
    select f.title as form, p.name as project, o.name as organization
    from form f join project p on p.id = f.project_id, organization o
    where f.project_id = ${projectId} and f.id = ${formId} and o.id = ${organizationId}`.execute(db);
  return rows[0] ?? { form: '', project: '', organization: '' };
}
