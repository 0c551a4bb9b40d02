import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { closedAccount } from '#http/closed-account.ts';
import { problem } from '#problem/problem.ts';
import { useLink } from '#modules/access/index.ts';
import { accountById } from './account.queries.ts';
import { openSession } from './open-session.ts';
import { openSessionSince } from './session.queries.ts';

/** A new tab gets a session of its own. The account is looked at anew: a minute is enough to be switched off. */
export const exchangeTicket = (context: Context) => async (call: Call<typeof session.exchangeTicket>) => {
  const link = await useLink(call.db, 'designer', call.body.ticket);
  const account = link?.userId == null ? undefined : await accountById(call.db, link.userId);
  // The ticket lives no longer than the session that asked for it, nor does what it opens live longer than that one may.
  const since = link?.sessionId ? await openSessionSince(call.db, link.sessionId) : undefined;
  if (!account || !since) return problem('link.invalid');
  const closed = closedAccount(account, context.config);
  if (closed) return closed;
  return openSession(context, call, account, { ticket: true }, since);
};
