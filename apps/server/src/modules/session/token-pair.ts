import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { insertRefreshToken } from './session.queries.ts';

/** 256 bits of chance: a plain hash is enough, and the token itself is never stored. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface TokenPair {
  token: string;
  refresh_token: { token: string };
}

/**
 * A fresh pair of a session. The heir of a token is made from it and from our secret: whoever asks again with the same
 * one, because the answer got lost or another tab asked too, gets the same heir, and the chain does not fork.
 */
export async function issuePair(
  { tokens }: Context,
  db: Db,
  session: { sessionId: string; userId: number },
  parent?: string,
): Promise<TokenPair> {
  const refreshToken = parent
    ? tokens.mac('refresh', session.sessionId, parent)
    : randomBytes(32).toString('base64url');
  await insertRefreshToken(db, session.sessionId, tokenHash(refreshToken));
  return { token: await tokens.sign(session.userId, session.sessionId), refresh_token: { token: refreshToken } };
}
