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

/** A fresh pair of a session. */
export async function issuePair(
  { tokens }: Context,
  db: Db,
  session: { sessionId: string; userId: number },
): Promise<TokenPair> {
  const refreshToken = randomBytes(32).toString('base64url');
  await insertRefreshToken(db, session.sessionId, tokenHash(refreshToken));
  return { token: await tokens.sign(session.userId, session.sessionId), refresh_token: { token: refreshToken } };
}
