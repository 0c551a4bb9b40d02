import { MOST_ANNOUNCEMENTS } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { ForumSight } from './sight.ts';
import { inSight, readable, unread } from './sight.queries.ts';

/** Whether that was news: a mark never goes back, and never past what is there. */
export async function markRead(db: Db, userId: number, topicId: number, activity: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into forum_read as m (user_id, topic_id, activity)
    select ${userId}, t.id, least(t.activity, ${activity}::int) from forum_topic t where t.id = ${topicId}
    on conflict (user_id, topic_id) do update set activity = excluded.activity where m.activity < excluded.activity
    returning m.topic_id as id`.execute(db);
  return rows.length > 0;
}

/** How many topics were new. */
export async function markForumRead(db: Db, sight: ForumSight, forumId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with marked as (
      insert into forum_read as m (user_id, topic_id, activity)
      select ${sight.userId}, t.id, t.activity from ${readable(sight)} join forum_topic t on t.forum_id = f.id
      where f.id = ${forumId} and ${inSight(sight)} and ${unread(sight.userId)}
      on conflict (user_id, topic_id) do update set activity = greatest(m.activity, excluded.activity) returning 1)
    select count(*)::int as n from marked`.execute(db);
  return rows[0]?.n ?? 0;
}

export interface AnnouncementRow {
  id: number;
  forumId: number;
  forumTitle: string;
  title: string;
  text: string;
  byName: string;
  byOrganization: string;
  createdAt: Date;
  activity: number;
}

/** Letters of an announcement that the home page shows; what goes on ends at a word. */
const BEGINNING = 280;

/** Replies make no announcement new again: it is news until it was read once. */
export async function unreadAnnouncements(db: Db, sight: ForumSight): Promise<AnnouncementRow[]> {
  const { rows } = await sql<AnnouncementRow>`
    select t.id, f.id as "forumId", f.title as "forumTitle", t.title,
      case when length(t.text) > ${BEGINNING}::int then regexp_replace(left(t.text, ${BEGINNING}::int), '\\s+\\S*$', '') || '…'
        else t.text end as text,
      u.first_name || ' ' || u.last_name as "byName", o.name as "byOrganization", t.created_at as "createdAt", t.activity
    from ${readable(sight)} join forum_topic t on t.forum_id = f.id
    join app_user u on u.id = t.author_id join organization o on o.id = u.organization_id
    where t.is_announcement and t.deleted_at is null and t.hidden_at is null
      and not exists (select 1 from forum_read m where m.user_id = ${sight.userId} and m.topic_id = t.id
        and m.activity >= t.announced_activity)
    order by t.announced_activity desc limit ${MOST_ANNOUNCEMENTS}`.execute(db);
  return rows;
}
