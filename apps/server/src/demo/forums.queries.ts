import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

export async function insertForum(
  db: Db,
  forum: { title: string; description: string; writers: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with f as (insert into forum (title, description) values (${forum.title}, ${forum.description}) returning id),
    r as (insert into forum_role (forum_id, role_id, can_read, can_write)
      select f.id, r.id, true, r.name = any(${[...forum.writers]}::text[]) from f, role r)
    select id from f`.execute(db);
  return rows[0]?.id ?? 0;
}

interface Written {
  by: string;
  daysAgo: number;
  text: string;
}

/** Whoever wrote has read it. The id that a browser would make is made of the words. */
export async function insertTopic(
  db: Db,
  forumId: number,
  topic: Written & { title: string; isAnnouncement: boolean; isPinned: boolean; isLocked: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with t as (
      insert into forum_topic (forum_id, author_id, sent_id, title, text, is_pinned, is_locked, is_announcement, created_at, last_at)
      select ${forumId}, u.id, md5(${topic.title}::text)::uuid, ${topic.title}, ${topic.text}, ${topic.isPinned}, ${topic.isLocked},
        ${topic.isAnnouncement}, now() - ${topic.daysAgo}::int * interval '1 day', now() - ${topic.daysAgo}::int * interval '1 day'
      from app_user u where u.username = ${topic.by} returning id, author_id, activity),
    m as (insert into forum_read (user_id, topic_id, activity) select author_id, id, activity from t)
    select id from t`.execute(db);
  const id = rows[0]?.id ?? 0;
  if (topic.isAnnouncement)
    await sql`update forum_topic set announced_activity = activity where id = ${id}`.execute(db);
  return id;
}

export async function insertReply(db: Db, topicId: number, reply: Written): Promise<void> {
  await sql`
    with r as (
      insert into forum_reply (topic_id, author_id, sent_id, text, activity, created_at)
      select ${topicId}, u.id, md5(${reply.text}::text)::uuid, ${reply.text}, nextval('forum_activity')::int,
        now() - ${reply.daysAgo}::int * interval '1 day'
      from app_user u where u.username = ${reply.by} returning author_id, activity, created_at),
    m as (
      insert into forum_read as k (user_id, topic_id, activity) select author_id, ${topicId}::int, activity from r
      on conflict (user_id, topic_id) do update set activity = excluded.activity)
    update forum_topic t set activity = r.activity, last_at = r.created_at from r where t.id = ${topicId}`.execute(db);
}
