import { sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import { expireLinks } from './links.queries.ts';

export interface EndedAccess {
  sessions: number;
  /** Names of the phones that must be set up again. */
  phones: string[];
}

/**
 * Ends everything that opens an account without its password: sessions (but one), tickets, keys of phones. A phone that
 * was ended before and not set up since stays on the list of those that wait. The user comes first, then what hangs on
 * it, as everywhere: no deadlocks.
 */
export async function endAccess(
  db: Db,
  userId: number,
  reason: string,
  except: string | null = null,
): Promise<EndedAccess> {
  const { rows: users } = await sql<{ before: Date | null }>`
    select access_ended_at as before from app_user where id = ${userId} for no key update`.execute(db);
  const before = users[0]?.before ?? null;
  const { rows: phones } = await sql<{ label: string }>`
    update device_token set revoked_at = now()
    where user_id = ${userId} and (revoked_at is null or revoked_at = ${before}) returning label`.execute(db);
  if (phones.length > 0) await sql`update app_user set access_ended_at = now() where id = ${userId}`.execute(db);
  const { rows: sessions } = await sql`update session set ended_at = now(), end_reason = ${reason}
    where user_id = ${userId} and ended_at is null and id is distinct from ${except}::uuid returning 1`.execute(db);
  await expireLinks(db, ['designer', 'email'], userId);
  return { sessions: sessions.length, phones: phones.map((phone) => phone.label) };
}
