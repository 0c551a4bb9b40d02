import type { UserStatus } from '@msurvey/domain';
import { type Problem, problem } from '../problem/problem.ts';

export interface AccountState {
  status: UserStatus;
  organizationActive: boolean;
  isDemonstration: boolean;
}

/**
 * Why an account opens nothing, whatever is shown for it: a password, a session, a phone's key, a ticket. The password of
 * demonstration accounts is published, so they are closed wherever the demonstration is switched off.
 */
export function closedAccount(
  { status, organizationActive, isDemonstration }: AccountState,
  { demonstration }: { demonstration: boolean },
): Problem | undefined {
  if (isDemonstration && !demonstration) return problem('auth.demonstration-off');
  return status === 'active' && organizationActive ? undefined : problem('auth.account-inactive');
}
