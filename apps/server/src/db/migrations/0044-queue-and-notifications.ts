import { type Kysely, sql } from 'kysely';

/**
 * Where a notification leads: the screen of what it is about; those that are there lead nowhere. How many are unread is
 * asked by every open console, so only they are in an index. What waits for a decision is gone through by the day of the
 * work, all of it in one queue.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
  alter table notification add column path text;
  create index notification_unread_idx on notification (user_id) where read_at is null;
  create index activity_queue_idx on activity (project_id, (coalesce(held_on, 'infinity'::date)), id)
    where state = 'received';
  `.execute(db);
}
