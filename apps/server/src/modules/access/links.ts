import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '#db/tables.ts';
import { expireLinks, insertLink, type LinkPurpose, linkIsOpen, takeLink, type UsedLink } from './links.queries.ts';

export type { LinkPurpose } from './links.queries.ts';

/** An invitation may wait for a person's holiday; a reset is asked for by somebody who waits at the screen. */
const HOURS: Record<LinkPurpose, number> = {
  invite: 7 * 24,
  verify: 2 * 24,
  reset: 1,
  // The new address of somebody who waits at the screen, perhaps for a slow mail server.
  email: 24,
  setup: 24,
  // It stands in an address, and the new tab exchanges it at once.
  designer: 1 / 60,
};

const newId = (): string => randomBytes(32).toString('base64url');
/** The id has 256 bits of chance, so a plain hash is enough; the database never holds the id itself. */
const hashOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Makes the id of a single-use link. Call inside the transaction that mails it. */
export async function createLink(
  db: Db,
  purpose: LinkPurpose,
  userId: number | null,
  about: { email?: string; sessionId?: string } = {},
): Promise<string> {
  const id = newId();
  await insertLink(db, {
    purpose,
    hash: hashOf(id),
    userId,
    hours: HOURS[purpose],
    email: null,
    sessionId: null,
    ...about,
  });
  return id;
}

/** Uses up a link; undefined when it is unknown, used, expired or made for something else. */
export const useLink = (
  db: Db,
  purposes: LinkPurpose | readonly LinkPurpose[],
  id: string,
): Promise<UsedLink | undefined> => takeLink(db, typeof purposes === 'string' ? [purposes] : purposes, hashOf(id));

/** Whether a link could be used: asked before the slow hashing of a password, which nobody gets for a made-up id. */
export const isOpenLink = (db: Db, purposes: readonly LinkPurpose[], id: string): Promise<boolean> =>
  linkIsOpen(db, purposes, hashOf(id));

/** Ends the links of a user that are still open. */
export const revokeLinks = (db: Db, purposes: readonly LinkPurpose[], userId: number): Promise<void> =>
  expireLinks(db, purposes, userId);
