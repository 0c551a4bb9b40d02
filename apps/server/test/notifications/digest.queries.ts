import { sql } from 'kysely';
import type { Db } from '../../src/db/tables.ts';

/** As if everything of the forums, and the last digests, had happened so many days earlier. */
export async function letDaysPass(db: Db, days: number): Promise<void> {
  const span = sql`${days} * interval '1 day'`;
  await sql`update forum_digest set sent_at = sent_at - ${span}`.execute(db);
  await sql`update forum_topic set created_at = created_at - ${span}, last_at = last_at - ${span}`.execute(db);
  await sql`update forum_reply set created_at = created_at - ${span}`.execute(db);
}

export async function speaks(db: Db, username: string, language: string): Promise<void> {
  await sql`update app_user set language = ${language} where username = ${username}`.execute(db);
}
