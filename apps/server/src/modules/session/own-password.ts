import type { Operation } from '@msurvey/contract';
import type { Who } from '#http/access-cache.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem, type Problem } from '#problem/problem.ts';
import { verifyPassword } from '#modules/access/index.ts';
import { type AccountRow, accountById } from './account.queries.ts';
import { accountKey, type Throttle } from './throttle.ts';

type Asking = Pick<Call<Operation>, 'db' | 'origin'> & { who: Who; body: { currentPassword: string } };

/** The caller's own account, once they have given its password; wrong ones count as failed sign-ins. */
export async function byOwnPassword(
  throttle: Throttle,
  { db, who, origin, body }: Asking,
): Promise<AccountRow | Problem> {
  // An open session is a proof of its own: what others try elsewhere does not hold it up.
  const attempt = { account: accountKey(who.userId, who.username), address: origin.address, device: who.sessionId };
  const throttled = await throttle.attempt(attempt);
  if (throttled) return throttled;
  const account = await accountById(db, who.userId);
  if (!account?.passwordHash || !(await verifyPassword(account.passwordHash, body.currentPassword)))
    return fieldProblem('currentPassword', 'user.wrong-password');
  await throttle.succeeded(attempt);
  return account;
}
