import type { Operation, session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { type Call, type Handler, prepared } from '#http/call.ts';
import { fieldProblem, Problem, problem } from '#problem/problem.ts';
import { revokeLinks, useLink } from '#modules/access/index.ts';
import { type AccountRow, accountByEmail, accountById, actorOf, setEmail } from './account.queries.ts';
import { mailOf, sentence } from './mail-texts/index.ts';
import { byOwnPassword } from './own-password.ts';
import type { Throttle } from './throttle.ts';

/** Resets go to the address of an account: whoever loses it is told so at the old one, whose links are over. */
async function replaceEmail(
  { access, jobs }: Context,
  call: Pick<Call<Operation>, 'db' | 'audit' | 'language' | 'onCommit'>,
  account: AccountRow,
  email: string | null,
): Promise<void> {
  const { db, audit, language } = call;
  const { id, name, username, email: before } = account;
  await setEmail(db, id, email);
  await revokeLinks(db, ['email', 'reset', 'invite'], id);
  const actor = actorOf(account);
  await audit({
    action: 'change-email',
    entity: 'user',
    entityId: id,
    before: { email: before },
    after: { email },
    actor,
  });
  await access.changed(call);
  if (before) await jobs.enqueue(db, 'send-mail', mailOf(language, 'emailChanged', before, { name, username }));
}

/**
 * A new address for one's own account needs the password, because an open screen is not its owner, and a confirmation
 * from the new address, because a slip would hand the account to a stranger. To have none at all needs the password only.
 */
export const changeEmail = (context: Context, throttle: Throttle) =>
  prepared<typeof session.changeEmail, AccountRow>({
    async prepare(call) {
      const account = await byOwnPassword(throttle, call);
      if (account instanceof Problem) return account;
      const { email } = call.body;
      const other = email ? await accountByEmail(call.db, email) : undefined;
      return other && other.id !== account.id ? fieldProblem('email', 'user.email-taken') : account;
    },

    async act(call, account) {
      const { db, body, audit, language } = call;
      const { email } = body;
      await revokeLinks(db, ['email'], account.id);
      if (email === null) {
        await replaceEmail(context, call, account, null);
        return { data: { message: sentence(language, 'emailRemoved') } };
      }
      await audit({ action: 'request-email', entity: 'user', entityId: account.id, after: { email } });
      await context.jobs.enqueue(db, 'mail-email-link', { userId: account.id, email, language });
      return { data: { message: sentence(language, 'emailLinkSent', { email }) } };
    },
  });

/** The link in the mail to the new address. */
export const confirmEmail =
  (context: Context): Handler<typeof session.confirmEmail> =>
  async (call) => {
    const link = await useLink(call.db, 'email', call.body.id);
    const account = link?.userId ? await accountById(call.db, link.userId) : undefined;
    if (!account || !link?.email) return problem('link.invalid');
    await replaceEmail(context, call, account, link.email);
  };
