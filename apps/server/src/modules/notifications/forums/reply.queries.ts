import { sql } from 'kysely';
import { limitTo, type Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { ForumSight } from './sight.ts';
import { inSight, readable } from './sight.queries.ts';

export interface ReplyRow {
  id: number;
  authorId: number;
  byName: string;
  byOrganization: string;
  text: string;
  createdAt: Date;
  editedAt: Date | null;
  isHidden: boolean;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenBy: string | null;
  isNew: boolean;
}

/** Of a topic that the reader may see; new is what came after they had read it once. */
export async function listReplies(db: Db, userId: number, topicId: number, page: Page): Promise<ReplyRow[]> {
  const { rows } = await sql<ReplyRow>`
    select r.id, r.author_id as "authorId", u.first_name || ' ' || u.last_name as "byName", o.name as "byOrganization",
      r.text, r.created_at as "createdAt", r.edited_at as "editedAt", r.hidden_at is not null as "isHidden",
      r.hidden_at as "hiddenAt", r.hidden_reason as "hiddenReason",
      (select h.first_name || ' ' || h.last_name from app_user h where h.id = r.hidden_by) as "hiddenBy",
      exists (select 1 from forum_read m where m.user_id = ${userId} and m.topic_id = r.topic_id
        and m.activity < r.activity) as "isNew"
    from (
      select * from forum_reply where topic_id = ${topicId} and deleted_at is null order by id ${limitTo(page)}) r
    join app_user u on u.id = r.author_id join organization o on o.id = u.organization_id order by r.id`.execute(db);
  return rows;
}

export async function countReplies(db: Db, topicId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from forum_reply where topic_id = ${topicId} and deleted_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface HeldReply {
  id: number;
  topicId: number;
  authorId: number;
  text: string;
  isHidden: boolean;
  canWrite: boolean;
  isLocked: boolean;
}

/** Held until the end, in a topic that is there for who asks. */
export async function holdReply(db: Db, sight: ForumSight, id: number): Promise<HeldReply | undefined> {
  const { rows } = await sql<HeldReply>`
    select r.id, r.topic_id as "topicId", r.author_id as "authorId", r.text, r.hidden_at is not null as "isHidden",
      f.can_write as "canWrite", t.is_locked as "isLocked"
    from forum_reply r join forum_topic t on t.id = r.topic_id join ${readable(sight)} on f.id = t.forum_id
    where r.id = ${id} and r.deleted_at is null and ${inSight(sight)} for update of r`.execute(db);
  return rows[0];
}

export interface NewReply {
  topicId: number;
  authorId: number;
  sentId: string;
  text: string;
}

/** The topic goes to the top with it. Undefined: it was sent before, and is there. */
export async function insertReply(db: Db, reply: NewReply): Promise<{ id: number; activity: number } | undefined> {
  const { rows } = await sql<{ id: number; activity: number }>`
    with made as (
      insert into forum_reply (topic_id, author_id, sent_id, text, activity)
      values (${reply.topicId}, ${reply.authorId}, ${reply.sentId}, ${reply.text}, nextval('forum_activity')::int)
      on conflict (author_id, sent_id) do nothing returning id, activity),
    moved as (
      update forum_topic t set activity = made.activity, last_at = now() from made where t.id = ${reply.topicId})
    select id, activity from made`.execute(db);
  return rows[0];
}

export async function sentReply(db: Db, authorId: number, sentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from forum_reply where author_id = ${authorId} and sent_id = ${sentId}`.execute(db);
  return rows[0]?.id;
}

export async function updateReply(db: Db, id: number, text: string): Promise<void> {
  await sql`update forum_reply set text = ${text}, edited_at = now() where id = ${id}`.execute(db);
}

export async function deleteReply(db: Db, id: number): Promise<void> {
  await sql`update forum_reply set deleted_at = now() where id = ${id}`.execute(db);
}

/** Null: it is shown again. */
export async function hideReply(db: Db, id: number, by: { userId: number; reason: string } | null): Promise<void> {
  await sql`update forum_reply set hidden_at = case when ${by !== null}::boolean then now() end,
    hidden_by = ${by?.userId ?? null}::int, hidden_reason = ${by?.reason ?? null}::text where id = ${id}`.execute(db);
}
