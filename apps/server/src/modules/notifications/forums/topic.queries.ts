import { sql } from 'kysely';
import { all, containing } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { ForumSight } from './sight.ts';
import { inSight, readable, unread } from './sight.queries.ts';

export interface TopicListRow {
  id: number;
  title: string;
  activity: number;
  byName: string;
  byOrganization: string;
  createdAt: Date;
  isPinned: boolean;
  isLocked: boolean;
  isAnnouncement: boolean;
  isHidden: boolean;
  isUnread: boolean;
  replies: number;
  lastBy: string | null;
  lastAt: Date | null;
}

export interface TopicFilter {
  forumId: number;
  search: string | null;
  unread: boolean;
  after?: { isPinned: boolean; activity: number } | null | undefined;
  pageSize: number;
}

/** A page and one row more, by which it is known whether others follow. Words are looked for in replies, too. */
export async function listTopics(db: Db, sight: ForumSight, filter: TopicFilter): Promise<TopicListRow[]> {
  const { forumId, search, after, pageSize } = filter;
  const conditions = [sql`t.forum_id = ${forumId}`, inSight(sight)];
  if (filter.unread) conditions.push(unread(sight.userId));
  if (after) conditions.push(sql`(t.is_pinned, t.activity) < (${after.isPinned}::boolean, ${after.activity}::int)`);
  if (search) {
    const pattern = containing(search);
    conditions.push(sql`(lower(t.title) like ${pattern} or lower(t.text) like ${pattern} or exists (
      select 1 from forum_reply r where r.topic_id = t.id and r.deleted_at is null and r.hidden_at is null
        and lower(r.text) like ${pattern}))`);
  }
  const { rows } = await sql<TopicListRow>`
    select t.id, t.title, t.activity, u.first_name || ' ' || u.last_name as "byName", o.name as "byOrganization",
      t.created_at as "createdAt", t.is_pinned as "isPinned", t.is_locked as "isLocked",
      t.is_announcement as "isAnnouncement", t.hidden_at is not null as "isHidden", ${unread(sight.userId)} as "isUnread",
      c.replies, l."lastBy", l."lastAt"
    from (
      select t.* from ${readable(sight)} join forum_topic t on t.forum_id = f.id
      where ${all(conditions)} order by t.is_pinned desc, t.activity desc limit ${pageSize + 1}) t
    join app_user u on u.id = t.author_id join organization o on o.id = u.organization_id
    cross join lateral (
      select count(*)::int as replies from forum_reply r where r.topic_id = t.id and r.deleted_at is null) c
    left join lateral (
      select w.first_name || ' ' || w.last_name as "lastBy", r.created_at as "lastAt"
      from forum_reply r join app_user w on w.id = r.author_id
      where r.topic_id = t.id and r.deleted_at is null order by r.id desc limit 1) l on true
    order by t.is_pinned desc, t.activity desc`.execute(db);
  return rows;
}

export interface TopicRow {
  id: number;
  forumId: number;
  forumTitle: string;
  canWrite: boolean;
  authorId: number;
  byName: string;
  byOrganization: string;
  title: string;
  text: string;
  activity: number;
  createdAt: Date;
  editedAt: Date | null;
  isPinned: boolean;
  isLocked: boolean;
  isAnnouncement: boolean;
  isHidden: boolean;
  hiddenAt: Date | null;
  hiddenReason: string | null;
  hiddenBy: string | null;
  /** Somebody else has replied. */
  isAnswered: boolean;
}

const find = (sight: ForumSight, id: number) => sql`
  select t.id, t.forum_id as "forumId", f.title as "forumTitle", f.can_write as "canWrite", t.author_id as "authorId",
    u.first_name || ' ' || u.last_name as "byName", o.name as "byOrganization", t.title, t.text, t.activity,
    t.created_at as "createdAt", t.edited_at as "editedAt", t.is_pinned as "isPinned", t.is_locked as "isLocked",
    t.is_announcement as "isAnnouncement", t.hidden_at is not null as "isHidden", t.hidden_at as "hiddenAt",
    t.hidden_reason as "hiddenReason",
    (select h.first_name || ' ' || h.last_name from app_user h where h.id = t.hidden_by) as "hiddenBy",
    exists (select 1 from forum_reply r where r.topic_id = t.id and r.deleted_at is null and r.author_id <> t.author_id)
      as "isAnswered"
  from forum_topic t join ${readable(sight)} on f.id = t.forum_id
  join app_user u on u.id = t.author_id join organization o on o.id = u.organization_id
  where t.id = ${id} and ${inSight(sight)}`;

export async function findTopic(db: Db, sight: ForumSight, id: number): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`${find(sight, id)}`.execute(db);
  return rows[0];
}

/** The same, held until the end: what is said in a topic and what becomes of it happens one after the other. */
export async function holdTopic(db: Db, sight: ForumSight, id: number): Promise<TopicRow | undefined> {
  const { rows } = await sql<TopicRow>`${find(sight, id)} for update of t`.execute(db);
  return rows[0];
}

export interface NewTopic {
  forumId: number;
  authorId: number;
  sentId: string;
  title: string;
  text: string;
}

/** Undefined: it was sent before, and is there. */
export async function insertTopic(db: Db, topic: NewTopic): Promise<{ id: number; activity: number } | undefined> {
  const { rows } = await sql<{ id: number; activity: number }>`
    insert into forum_topic (forum_id, author_id, sent_id, title, text)
    values (${topic.forumId}, ${topic.authorId}, ${topic.sentId}, ${topic.title}, ${topic.text})
    on conflict (author_id, sent_id) do nothing returning id, activity`.execute(db);
  return rows[0];
}

export async function sentTopic(db: Db, authorId: number, sentId: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from forum_topic where author_id = ${authorId} and sent_id = ${sentId}`.execute(db);
  return rows[0]?.id;
}

export async function updateTopic(db: Db, id: number, words: { title: string; text: string }): Promise<void> {
  await sql`update forum_topic set title = ${words.title}, text = ${words.text}, edited_at = now() where id = ${id}`.execute(
    db,
  );
}

export async function deleteTopic(db: Db, id: number): Promise<void> {
  await sql`update forum_topic set deleted_at = now() where id = ${id}`.execute(db);
}

export async function markTopic(db: Db, id: number, marks: { isPinned: boolean; isLocked: boolean }): Promise<void> {
  await sql`update forum_topic set is_pinned = ${marks.isPinned}, is_locked = ${marks.isLocked} where id = ${id}`.execute(
    db,
  );
}

/** An announcement is news again for everybody, also for those who have read the topic. */
export async function announceTopic(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ activity: number }>`
    with next as (select nextval('forum_activity')::int as activity)
    update forum_topic t set is_announcement = true, activity = next.activity, announced_activity = next.activity,
      last_at = now() from next where t.id = ${id} returning t.activity`.execute(db);
  return rows[0]?.activity ?? 0;
}

export async function takeAnnouncementBack(db: Db, id: number): Promise<void> {
  await sql`update forum_topic set is_announcement = false, announced_activity = null where id = ${id}`.execute(db);
}

/** Null: it is shown again. */
export async function hideTopic(db: Db, id: number, by: { userId: number; reason: string } | null): Promise<void> {
  await sql`update forum_topic set hidden_at = case when ${by !== null}::boolean then now() end,
    hidden_by = ${by?.userId ?? null}::int, hidden_reason = ${by?.reason ?? null}::text where id = ${id}`.execute(db);
}
