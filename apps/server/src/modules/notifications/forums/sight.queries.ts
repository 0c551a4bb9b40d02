import { type RawBuilder, sql } from 'kysely';
import type { ForumSight } from './sight.ts';

/** `f`: the forums that somebody may read by any of their roles, and whether they may write there. */
export const readable = ({ userId, isAll }: Pick<ForumSight, 'userId' | 'isAll'>): RawBuilder<unknown> => sql`(
  select f.id, f.title, f.description, (${isAll}::boolean or coalesce(mine.can_write, false)) as can_write
  from forum f left join lateral (
    select bool_or(fr.can_read) as can_read, bool_or(fr.can_read and fr.can_write) as can_write
    from user_role ur join forum_role fr on fr.role_id = ur.role_id and fr.forum_id = f.id
    where ur.user_id = ${userId}::int) mine on true
  where ${isAll}::boolean or mine.can_read) f`;

/** Of the topics `t` in `f` those that are there for somebody: what was hidden, for moderators and whoever wrote it. */
export const inSight = ({ userId, moderates }: ForumSight): RawBuilder<unknown> => sql`t.deleted_at is null
  and (t.hidden_at is null or t.author_id = ${userId}::int or (f.can_write and ${moderates}::boolean))`;

/** Something was said in the topic `t` since somebody read it last. */
export const unread = (userId: number): RawBuilder<unknown> => sql`not exists (
  select 1 from forum_read m where m.user_id = ${userId}::int and m.topic_id = t.id and m.activity >= t.activity)`;
