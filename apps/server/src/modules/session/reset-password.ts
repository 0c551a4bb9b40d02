import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import {
  endAccess,
  hashPassword,
  isOpenLink,
  newPasswordProblem,
  releaseAccount,
  revokeLinks,
  useLink,
} from '#modules/access/index.ts';
import { accountById, actorOf, passwordOwner, setPassword } from './account.queries.ts';
import { mailOf, sentence } from './mail-texts/index.ts';
import { linkBase } from './session.policy.ts';
import type { Throttle } from './throttle.ts';

/** The same answer, and the same work, for every address: a job finds out whether there is somebody to write to. */
export const requestPasswordReset = (context: Context, throttle: Throttle) =>
  prepared<typeof session.requestPasswordReset, true>({
    prepare: async ({ body, origin }) => (await throttle.request('reset', body.email, origin.address)) ?? true,
    async act({ db, body, language, origin }) {
      const base = linkBase(context.config.publicUrl, body.url);
      await context.jobs.enqueue(db, 'mail-reset-link', { email: body.email, base, language, origin });
      return { data: { message: sentence(language, 'resetSent') } };
    },
  });

/** A new password by a mailed link. It ends every session, and an account that waits for approval goes on waiting. */
export const resetPassword = (context: Context) =>
  prepared<typeof session.resetPassword, string>({
    prepare: async ({ db, body }) =>
      (await isOpenLink(db, ['reset', 'invite'], body.id)) ? hashPassword(body.password) : problem('link.invalid'),

    async act(call, passwordHash) {
      const { db, body, audit, language } = call;
      const link = await useLink(db, ['reset', 'invite'], body.id);
      const account = link?.userId ? await accountById(db, link.userId) : undefined;
      if (!account) return problem('link.invalid');
      // The refusal rolls back: the link can be used with another password.
      const weak = newPasswordProblem(body.password, passwordOwner(account));
      if (weak) return weak;
      await setPassword(db, account.id, passwordHash);
      await revokeLinks(db, ['reset', 'invite'], account.id);
      const { sessions, phones } = await endAccess(db, account.id, 'password reset');
      await audit({
        action: 'reset-password',
        entity: 'user',
        entityId: account.id,
        after: { by: link?.purpose, sessionsEnded: sessions, phonesEnded: phones },
        actor: actorOf(account),
      });
      await context.access.changed(call);
      // Whoever proved in another way to own the account may sign in at once.
      await releaseAccount(db, account.id);
      if (account.email && link?.purpose === 'reset') {
        const values = { name: account.name, username: account.username, link: `${context.config.publicUrl}/forgot` };
        await context.jobs.enqueue(db, 'send-mail', mailOf(language, 'passwordChanged', account.email, values));
      }
    },
  });
