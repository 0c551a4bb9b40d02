import { type Language, PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';

export interface NotificationRow {
  id: number;
  projectName: string | null;
  formTitle: string | null;
  roleName: string | null;
  organizationName: string | null;
  date: string;
  time: string;
  message: string;
  path: string | null;
  isRead: boolean;
}

export async function listNotifications(db: Db, userId: number, page: Page): Promise<NotificationRow[]> {
  const at = sql`n.created_at at time zone ${PROGRAMME_TIME_ZONE}`;
  const { rows } = await sql<NotificationRow>`
    select n.id, p.name as "projectName", n.form_title as "formTitle", n.role_name as "roleName",
      n.organization_name as "organizationName", to_char(${at}, 'YYYY-MM-DD') as date, to_char(${at}, 'HH24:MI') as time,
      n.message, n.path, n.read_at is not null as "isRead"
    from notification n left join project p on p.id = n.project_id
    where n.user_id = ${userId} order by n.id desc ${limitTo(page)}`.execute(db);
  return rows;
}

export async function countNotifications(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from notification where user_id = ${userId}`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function countUnread(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from notification where user_id = ${userId} and read_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Undefined when it is not the user's; else whether it was unread. */
export async function markRead(db: Db, userId: number, id: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ unread: boolean }>`
    with before as (select id, read_at from notification where user_id = ${userId} and id = ${id} for update),
    marked as (update notification n set read_at = now() from before
      where n.user_id = ${userId} and n.id = before.id and before.read_at is null)
    select read_at is null as unread from before`.execute(db);
  return rows[0]?.unread;
}

export interface NewNotification {
  userIds: number[];
  /** One text, or one per language: each reader gets it in the language he was last seen with, else in English. */
  message: string | Record<Language, string>;
  projectId?: number;
  formTitle?: string;
  roleName?: string;
  organizationName?: string;
  /** The screen of what it is about. */
  path?: string;
}

/** Whoever is gone by then is left out. */
export async function insertNotifications(db: Db, n: NewNotification): Promise<void> {
  const texts = JSON.stringify(typeof n.message === 'string' ? { en: n.message } : n.message);
  await sql`insert into notification (user_id, project_id, form_title, role_name, organization_name, message, path)
    select u.id, ${n.projectId ?? null}::int, ${n.formTitle ?? null}, ${n.roleName ?? null}, ${n.organizationName ?? null},
      coalesce(${texts}::jsonb ->> u.language, ${texts}::jsonb ->> 'en'), ${n.path ?? null}::text
    from app_user u where u.id = any(${n.userIds}::int[])`.execute(db);
}
