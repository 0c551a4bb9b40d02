import { PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { Reached } from '#modules/geography/index.ts';
import type { FormKey } from '../form-users/form-user.queries.ts';
import { recordsWithin } from '../reach/reach.queries.ts';

export interface ChangedRecord {
  id: number;
  instanceId: string;
  userId: number;
  /** Of the programme's calendar. */
  day: string;
}

const CHANGED = sql`id, instance_id as "instanceId", user_id as "userId",
  (received_at at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date as day`;
const of = ({ projectId, formId }: FormKey) => sql`project_id = ${projectId} and form_id = ${formId}`;

/** How many of these there are within reach. */
export async function countKnown(
  db: Db,
  key: FormKey,
  instanceIds: readonly string[],
  reached: Reached,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from submission s
    where ${of(key)} and instance_id = any(${[...instanceIds]}::text[]) and ${recordsWithin(reached)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Whether one of them is approved; all are held, so that none becomes so meanwhile. */
export async function holdApproved(db: Db, key: FormKey, instanceIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ state: string }>`
    select state from submission where ${of(key)} and instance_id = any(${[...instanceIds]}::text[])
    order by id for no key update`.execute(db);
  return rows.some((row) => row.state === 'approved');
}

async function mark(db: Db, which: RawBuilder<unknown>, isDeleted: boolean): Promise<ChangedRecord[]> {
  const { rows } = await sql<ChangedRecord>`
    update submission set deleted_at = ${isDeleted ? sql`now()` : sql`null`}
    where ${which} and deleted_at is ${isDeleted ? sql`null` : sql`not null`} returning ${CHANGED}`.execute(db);
  return rows;
}

/** Only those that were not so already. */
export const markDeleted = (db: Db, key: FormKey, instanceIds: readonly string[], isDeleted: boolean) =>
  mark(db, sql`${of(key)} and instance_id = any(${[...instanceIds]}::text[])`, isDeleted);

export const markImportDeleted = (db: Db, key: FormKey, importId: string) =>
  mark(db, sql`${of(key)} and import_id = ${importId}`, true);

interface Counted {
  userId: number;
  day: string;
  n: number;
}

/**
 * What lists count, brought in line with records that went or came back. In the order in which ingesting holds these rows
 * too, so that neither waits for the other for ever; a count of nothing is no row.
 */
export async function recount(db: Db, key: FormKey, changes: readonly Counted[]): Promise<void> {
  const users = [...new Set(changes.map((change) => change.userId))];
  const days = sql`unnest(${changes.map((c) => c.userId)}::int[], ${changes.map((c) => c.day)}::date[],
    ${changes.map((c) => c.n)}::int[]) as c (user_id, day, n)`;
  await sql`
    insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
    select ${key.projectId}, ${key.formId}, c.user_id, c.n, now(), now()
    from (select user_id, sum(n)::int as n from ${days} group by user_id) c order by c.user_id
    on conflict (project_id, form_id, user_id) do update set submissions = form_surveyor.submissions + excluded.submissions`.execute(
    db,
  );
  await sql`
    insert into form_day (project_id, form_id, day, user_id, submissions)
    select ${key.projectId}, ${key.formId}, c.day, c.user_id, c.n from ${days} order by c.day, c.user_id
    on conflict (project_id, form_id, day, user_id) do update set submissions = form_day.submissions + excluded.submissions`.execute(
    db,
  );
  const edge = (direction: 'asc' | 'desc') => sql`(select x.received_at from submission x
    where x.project_id = s.project_id and x.form_id = s.form_id and x.user_id = s.user_id and x.deleted_at is null
    order by x.received_at ${sql.raw(direction)} limit 1)`;
  await sql`update form_surveyor s set first_at = ${edge('asc')}, last_at = ${edge('desc')}
    where ${of(key)} and user_id = any(${users}::int[]) and submissions > 0`.execute(db);
  await sql`delete from form_surveyor where ${of(key)} and user_id = any(${users}::int[]) and submissions = 0`.execute(
    db,
  );
  await sql`delete from form_day where ${of(key)} and user_id = any(${users}::int[]) and submissions = 0`.execute(db);
}
