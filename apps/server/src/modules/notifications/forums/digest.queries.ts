import { type DigestFrequency, FAO_ADMIN, PROGRAMME_TIME_ZONE } from '@msurvey/domain';
import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { readable } from './sight.queries.ts';

export async function digestOf(db: Db, userId: number): Promise<DigestFrequency> {
  const { rows } = await sql<{ frequency: 'daily' | 'weekly' }>`
    select frequency from forum_digest where user_id = ${userId}`.execute(db);
  return rows[0]?.frequency ?? 'none';
}

/** The first mail tells what is new from now on. */
export async function chooseDigest(db: Db, userId: number, frequency: DigestFrequency): Promise<void> {
  if (frequency === 'none') await sql`delete from forum_digest where user_id = ${userId}`.execute(db);
  else
    await sql`insert into forum_digest (user_id, frequency) values (${userId}, ${frequency})
      on conflict (user_id) do update set frequency = excluded.frequency`.execute(db);
}

/** A digest is due on another day of the programme than the last, or seven days later. */
const due = sql`(now() at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date - (d.sent_at at time zone ${sql.lit(PROGRAMME_TIME_ZONE)})::date
  >= case d.frequency when 'weekly' then 7 else 1 end`;

export async function dueDigests(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.user_id as id from forum_digest d where ${due} order by d.user_id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface DigestReader {
  userId: number;
  name: string;
  email: string;
  language: string | null;
  isDemonstration: boolean;
  isAll: boolean;
  since: Date;
}

/**
 * Held until the mail is on its way, so that two processes send one. Nobody, where it is not due any more or the person
 * can no longer sign in, has no address, or may not read forums now.
 */
export async function holdDueDigest(db: Db, userId: number): Promise<DigestReader | undefined> {
  const { rows } = await sql<DigestReader>`
    select u.id as "userId", u.first_name || ' ' || u.last_name as name, u.email, u.language,
      u.is_demonstration as "isDemonstration",
      u.is_super_user or exists (select 1 from user_role ur join role r on r.id = ur.role_id
        where ur.user_id = u.id and r.name = ${FAO_ADMIN}) as "isAll", d.sent_at as since
    from forum_digest d join app_user u on u.id = d.user_id join organization o on o.id = u.organization_id
    where d.user_id = ${userId} and ${due} and u.status = 'active' and o.is_active and u.email is not null
      and (u.is_super_user or exists (select 1 from user_role ur
        join module_action_role m on m.role_id = ur.role_id and m.permission
        where ur.user_id = u.id and m.module = 'Forum' and m.action = 'View'))
    for update of d`.execute(db);
  return rows[0];
}

export interface DigestTopic {
  id: number;
  forumId: number;
  forumTitle: string;
  title: string;
  isAnnouncement: boolean;
  isStarted: boolean;
  replies: number;
}

/** So many topics stand in a mail; the others wait in the forums. */
export const MOST_IN_DIGEST = 20;

/** What others have said since then where the person may read now, and has not read; announcements first, one more than fit. */
export async function newSince(db: Db, reader: DigestReader): Promise<DigestTopic[]> {
  const { rows } = await sql<DigestTopic>`
    select t.id, f.id as "forumId", f.title as "forumTitle", t.title, t.is_announcement as "isAnnouncement",
      (t.created_at > ${reader.since} and t.author_id <> ${reader.userId}) as "isStarted", c.replies
    from ${readable(reader)} join forum_topic t on t.forum_id = f.id
    left join forum_read m on m.user_id = ${reader.userId} and m.topic_id = t.id
    cross join lateral (
      select count(*)::int as replies from forum_reply r
      where r.topic_id = t.id and r.deleted_at is null and r.hidden_at is null and r.author_id <> ${reader.userId}
        and r.created_at > ${reader.since} and r.activity > coalesce(m.activity, 0)) c
    where t.deleted_at is null and t.hidden_at is null and t.last_at > ${reader.since}
      and coalesce(m.activity, 0) < t.activity
      and (c.replies > 0 or coalesce(t.announced_activity, 0) > coalesce(m.activity, 0)
        or (t.created_at > ${reader.since} and t.author_id <> ${reader.userId}))
    order by t.is_announcement desc, t.activity desc limit ${MOST_IN_DIGEST + 1}`.execute(db);
  return rows;
}

export async function digestSent(db: Db, userId: number): Promise<void> {
  await sql`update forum_digest set sent_at = now() where user_id = ${userId}`.execute(db);
}
