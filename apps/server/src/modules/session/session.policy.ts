import { may } from '@msurvey/domain';
import type { Who } from '#http/access-cache.ts';
import { type AccountState, closedAccount } from '#http/closed-account.ts';
import { type Problem, problem } from '#problem/problem.ts';
import { inSight } from '#modules/access/index.ts';

/** On bad networks an answer gets lost, and two tabs ask at once: for so long a used token is no theft. */
const GRACE_SECONDS = 10;

/** Why somebody with the right password may still not sign in. */
export function signInProblem(account: AccountState, config: { demonstration: boolean }): Problem | undefined {
  if (account.status === 'pending') return problem('auth.account-pending');
  if (account.status === 'verified') return problem('auth.account-unapproved');
  return closedAccount(account, config);
}

/** A used token again: a retry when it was the last one and that was just now, else somebody else has a copy. */
export const isReuse = (token: { usedSecondsAgo: number | null; successorUsed: boolean }): boolean =>
  token.usedSecondsAgo !== null && (token.usedSecondsAgo > GRACE_SECONDS || token.successorUsed);

/** Oneself, or with User/View a person of an organisation one may see. */
export const maySeeUser = (who: Who, user: { id: number; organizationId: number }): boolean =>
  user.id === who.userId || (may(who, 'User/View') && inSight(who, user.organizationId));

/** The page a mailed link opens: the caller's own address only when it is ours, or a link could lead to a thief's page. */
export function linkBase(publicUrl: string, wanted: string | null): string {
  if (!wanted || !URL.canParse(wanted)) return publicUrl;
  const url = new URL(wanted);
  if (url.origin !== new URL(publicUrl).origin) return publicUrl;
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '').replace(/\/new-password$/, '');
}
