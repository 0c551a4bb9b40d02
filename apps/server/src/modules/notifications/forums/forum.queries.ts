import { MOST_UNREAD } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ForumSight } from './sight.ts';
import { inSight, readable, unread } from './sight.queries.ts';

export interface ForumRow {
  id: number;
  title: string;
  description: string | null;
  canWrite: boolean;
  topics: number;
  /** One more than are counted, where there are more. */
  unread: number;
  lastAt: Date | null;
}

export async function listForums(db: Db, sight: ForumSight): Promise<ForumRow[]> {
  const { rows } = await sql<ForumRow>`
    select f.id, f.title, f.description, f.can_write as "canWrite", c.topics, n.unread, c."lastAt"
    from ${readable(sight)}
    cross join lateral (
      select count(*)::int as topics, max(t.last_at) as "lastAt" from forum_topic t
      where t.forum_id = f.id and ${inSight(sight)}) c
    cross join lateral (
      select count(*)::int as unread from (
        select 1 from forum_topic t where t.forum_id = f.id and ${inSight(sight)} and ${unread(sight.userId)}
        limit ${MOST_UNREAD + 1}) bounded) n
    order by lower(f.title), f.id`.execute(db);
  return rows;
}

export type OneForum = Pick<ForumRow, 'id' | 'title' | 'description' | 'canWrite'>;

export async function findForum(db: Db, sight: ForumSight, id: number): Promise<OneForum | undefined> {
  const { rows } = await sql<OneForum>`
    select f.id, f.title, f.description, f.can_write as "canWrite" from ${readable(sight)} where f.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Everybody who may read a forum and use the product now, but for one: whom an announcement is for. */
export async function readersOf(db: Db, forumId: number, except: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from app_user u join organization o on o.id = u.organization_id
    where u.status = 'active' and o.is_active and u.id <> ${except} and (u.is_super_user or (
      exists (select 1 from user_role ur join module_action_role m on m.role_id = ur.role_id and m.permission
        where ur.user_id = u.id and m.module = 'Forum' and m.action = 'View')
      and exists (select 1 from user_role ur join role r on r.id = ur.role_id
        left join forum_role fr on fr.role_id = r.id and fr.forum_id = ${forumId}
        where ur.user_id = u.id and (fr.can_read or r.name = 'FAO_ADMIN'))))`.execute(db);
  return rows.map(({ id }) => id);
}
