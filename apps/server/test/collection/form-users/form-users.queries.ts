import { sql } from 'kysely';
import type { Db } from '../../../src/db/tables.ts';

export async function setFormTarget(db: Db, formId: number, target: number | null): Promise<void> {
  await sql`update form set target = ${target} where id = ${formId}`.execute(db);
}

export async function setProjectEnd(db: Db, projectId: number, end: string | null): Promise<void> {
  await sql`update project set end_date = ${end}::date where id = ${projectId}`.execute(db);
}

/** As if he had joined so many days ago. */
export async function joinedDaysAgo(db: Db, formId: number, userId: number, days: number): Promise<void> {
  await sql`update form_user set added_at = now() - ${days} * interval '1 day' where form_id = ${formId} and user_id = ${userId}`.execute(
    db,
  );
}

export async function setArchived(db: Db, projectId: number, isArchived: boolean): Promise<void> {
  await sql`update project set is_archived = ${isArchived} where id = ${projectId}`.execute(db);
}

/** Records that were counted on days relative to today. */
export async function countOnDays(
  db: Db,
  key: { projectId: number; formId: number },
  userId: number,
  days: Record<number, number>,
) {
  for (const [ago, n] of Object.entries(days)) {
    await sql`insert into form_day (project_id, form_id, day, user_id, submissions)
      values (${key.projectId}, ${key.formId}, (now() at time zone 'Asia/Dhaka')::date - ${Number(ago)}::int, ${userId}, ${n})`.execute(
      db,
    );
    await sql`insert into form_surveyor (project_id, form_id, user_id, submissions, first_at, last_at)
      values (${key.projectId}, ${key.formId}, ${userId}, ${n}, now(), now())
      on conflict (project_id, form_id, user_id) do update set submissions = form_surveyor.submissions + excluded.submissions`.execute(
      db,
    );
  }
}

/** A day of the programme's calendar, so many days from today. */
export async function dayFromToday(db: Db, days: number): Promise<string> {
  const { rows } = await sql<{
    day: string;
  }>`select (now() at time zone 'Asia/Dhaka')::date + ${days}::int as day`.execute(db);
  return rows[0]?.day as string;
}

export async function notificationsOf(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{
    message: string;
  }>`select message from notification where user_id = ${userId} order by id`.execute(db);
  return rows.map((row) => row.message);
}
