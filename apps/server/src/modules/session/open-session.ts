import { randomUUID } from 'node:crypto';
import type { Operation } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { type AccountRow, actorOf } from './account.queries.ts';
import { deviceOf } from './device.ts';
import { insertSession } from './session.queries.ts';
import { issuePair, type TokenPair } from './token-pair.ts';

type Opening = Pick<Call<Operation>, 'db' | 'origin' | 'audit' | 'language'>;

/** A session on this device, with its first pair of tokens. */
export async function openSession(
  context: Context,
  { db, origin, audit, language }: Opening,
  account: AccountRow,
  how: Record<string, unknown> = {},
  authenticatedAt: Date | null = null,
): Promise<TokenPair> {
  const sessionId = randomUUID();
  const device = deviceOf(origin.userAgent);
  await insertSession(db, {
    id: sessionId,
    userId: account.id,
    address: origin.address,
    device,
    language,
    authenticatedAt,
  });
  const after = { device, ...how };
  await audit({ action: 'sign-in', entity: 'session', entityId: sessionId, after, actor: actorOf(account) });
  return issuePair(context, db, { sessionId, userId: account.id });
}
