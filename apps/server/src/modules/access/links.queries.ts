import { sql } from 'kysely';
import type { Db, Tables } from '#db/tables.ts';

export type LinkPurpose = Tables['link']['purpose'];

export interface NewLink {
  purpose: LinkPurpose;
  hash: Buffer;
  userId: number | null;
  hours: number;
  email: string | null;
  sessionId: string | null;
}

export interface UsedLink {
  userId: number | null;
  purpose: LinkPurpose;
  /** The new address that it confirms. */
  email: string | null;
  /** The session that asked for it. */
  sessionId: string | null;
}

export async function insertLink(db: Db, link: NewLink): Promise<void> {
  await sql`insert into link (id_hash, purpose, user_id, expires_at, email, session_id)
    values (${link.hash}, ${link.purpose}, ${link.userId}, now() + ${link.hours} * interval '1 hour', ${link.email}, ${link.sessionId})`.execute(
    db,
  );
}

/** Finding and marking are one statement: of two requests with the same id only one gets it. */
export async function takeLink(db: Db, purposes: readonly LinkPurpose[], hash: Buffer): Promise<UsedLink | undefined> {
  const { rows } = await sql<UsedLink>`
    update link set used_at = now()
    where id_hash = ${hash} and purpose = any(${[...purposes]}::text[]) and used_at is null and expires_at > now()
    returning user_id as "userId", purpose, email, session_id as "sessionId"`.execute(db);
  return rows[0];
}

export async function linkIsOpen(db: Db, purposes: readonly LinkPurpose[], hash: Buffer): Promise<boolean> {
  const { rows } = await sql`select 1 from link
    where id_hash = ${hash} and purpose = any(${[...purposes]}::text[]) and used_at is null and expires_at > now()`.execute(
    db,
  );
  return rows.length > 0;
}

/** A newer link, or a password that was set, makes the older ones of the same kind worthless. */
export async function expireLinks(db: Db, purposes: readonly LinkPurpose[], userId: number): Promise<void> {
  await sql`update link set expires_at = now()
    where user_id = ${userId} and purpose = any(${[...purposes]}::text[]) and used_at is null and expires_at > now()`.execute(
    db,
  );
}
