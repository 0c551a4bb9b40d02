import type { Language } from '@msurvey/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/tables.ts';
import type { AccountState } from '#http/closed-account.ts';

/** A session lives this long after its last refresh. */
const SLIDING_DAYS = 30;
/** And however often it is used, no longer than this after the password was typed. */
const ABSOLUTE_DAYS = 90;
const until = (authenticatedAt: RawBuilder<unknown>) =>
  sql`least(now() + ${SLIDING_DAYS} * interval '1 day', ${authenticatedAt} + ${ABSOLUTE_DAYS} * interval '1 day')`;

export interface NewSession {
  id: string;
  userId: number;
  address: string;
  device: string | null;
  language: Language;
  /** When the password was typed, if that was for another session. */
  authenticatedAt: Date | null;
}

const seen = (userId: number, language: Language) =>
  sql`update app_user set last_seen_at = now(), language = ${language} where id = ${userId}`;

export async function insertSession(db: Db, s: NewSession): Promise<void> {
  await sql`
    with seen as (${seen(s.userId, s.language)})
    insert into session (id, user_id, authenticated_at, expires_at, address, device)
    select ${s.id}::uuid, ${s.userId}::int, typed, ${until(sql`typed`)}, ${s.address}, ${s.device}
    from coalesce(${s.authenticatedAt}::timestamptz, now()) as typed`.execute(db);
}

/** The clock and not the start of the transaction: of two that race, the one that waited comes later. */
export async function insertRefreshToken(db: Db, sessionId: string, hash: Buffer): Promise<void> {
  await sql`insert into refresh_token (token_hash, session_id, issued_at) values (${hash}, ${sessionId}, clock_timestamp())
    on conflict (token_hash) do nothing`.execute(db);
}

export interface RefreshRow extends AccountState {
  sessionId: string;
  userId: number;
  name: string;
  organizationId: number;
  sessionOpen: boolean;
  /** Null as long as the token was not used. */
  usedSecondsAgo: number | null;
  /** A token that came out of this one was used in its turn. */
  successorUsed: boolean;
}

/** With a lock on the token, so that two requests with the same one come after each other. */
export async function findRefreshToken(db: Db, hash: Buffer, lock: boolean): Promise<RefreshRow | undefined> {
  const { rows } = await sql<RefreshRow>`
    select s.id as "sessionId", u.id as "userId", u.first_name || ' ' || u.last_name as name, u.organization_id as "organizationId",
      u.status, o.is_active as "organizationActive", u.is_demonstration as "isDemonstration",
      (s.ended_at is null and s.expires_at > now()) as "sessionOpen",
      extract(epoch from clock_timestamp() - t.used_at)::float8 as "usedSecondsAgo",
      exists (select 1 from refresh_token n
        where n.session_id = t.session_id and n.issued_at >= t.used_at and n.used_at is not null) as "successorUsed"
    from refresh_token t join session s on s.id = t.session_id join app_user u on u.id = s.user_id
      join organization o on o.id = u.organization_id
    where t.token_hash = ${hash} ${lock ? sql`for update of t` : sql``}`.execute(db);
  return rows[0];
}

/**
 * Marks the token as used and lets the session slide. First the user, then the session, as everywhere: no deadlocks.
 * Whoever has switched the console's language is written to in it from now on.
 */
export async function useRefreshToken(
  db: Db,
  hash: Buffer,
  row: { sessionId: string; userId: number },
  language: Language,
): Promise<void> {
  await seen(row.userId, language).execute(db);
  await sql`
    with token as (update refresh_token set used_at = coalesce(used_at, clock_timestamp()) where token_hash = ${hash})
    update session set last_used_at = now(), expires_at = ${until(sql`authenticated_at`)}
    where id = ${row.sessionId}`.execute(db);
}

/** When the password of an open session was typed. */
export async function openSessionSince(db: Db, sessionId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`
    select authenticated_at as at from session where id = ${sessionId} and ended_at is null and expires_at > now()`.execute(
    db,
  );
  return rows[0]?.at;
}

export interface SessionRow {
  id: string;
  startedAt: Date;
  lastUsedAt: Date;
  address: string | null;
  device: string | null;
}

export async function openSessions(db: Db, userId: number): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select id, started_at as "startedAt", last_used_at as "lastUsedAt", address, device from session
    where user_id = ${userId} and ended_at is null and expires_at > now()
    order by last_used_at desc, id`.execute(db);
  return rows;
}

/** Ends one open session; false when it is not the user's, or over already. */
export async function endSession(db: Db, userId: number, sessionId: string, reason: string): Promise<boolean> {
  const { rows } = await sql`update session set ended_at = now(), end_reason = ${reason}
    where id = ${sessionId} and user_id = ${userId} and ended_at is null and expires_at > now() returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** What nobody can use or ask for any more: sessions (with their tokens) and links, a month after their end. */
export async function removeOldSessions(db: Db): Promise<void> {
  await sql`delete from session where coalesce(ended_at, expires_at) < now() - interval '30 days'`.execute(db);
  await sql`delete from link where expires_at < now() - interval '30 days'`.execute(db);
}
