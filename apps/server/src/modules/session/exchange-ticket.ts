import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { useLink } from '#modules/access/index.ts';
import { accountById } from './account.queries.ts';
import { openSession } from './open-session.ts';
import { signInProblem } from './session.policy.ts';

/** A new tab gets a session of its own. The account is looked at anew: a minute is enough to be switched off. */
export const exchangeTicket = (context: Context) => async (call: Call<typeof session.exchangeTicket>) => {
  const link = await useLink(call.db, 'designer', call.body.ticket);
  const account = link?.userId == null ? undefined : await accountById(call.db, link.userId);
  if (!account) return problem('link.invalid');
  if (signInProblem(account)) return problem('auth.account-inactive');
  return openSession(context, call, account, { ticket: true });
};
