import type { Context } from '#context.ts';
import { auditRepeated } from '#http/audited.ts';
import type { Origin } from '#audit/origin.ts';
import { type AccountRow, actorOf } from './account.queries.ts';

/** Enough to recognise a slip; whoever types a password into the wrong field leaves no more than this of it. */
const MOST_LETTERS = 60;

/**
 * A failed sign-in, by the name as it was typed and never with the password. Names that do not exist are one kind per
 * address, so that guessing names fills no log.
 */
export async function noteFailure(
  { database }: Context,
  typed: string,
  account: AccountRow | undefined,
  origin: Origin,
): Promise<void> {
  const line = {
    action: 'sign-in-failed' as const,
    entity: 'session' as const,
    after: { username: typed.slice(0, MOST_LETTERS) },
    ...(account ? { actor: actorOf(account) } : {}),
  };
  const kind = `sign-in-failed:${account?.id ?? 'unknown'}:${origin.address}`;
  await auditRepeated(database.db, kind, line, undefined, origin);
}
