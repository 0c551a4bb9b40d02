import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { Problem } from '#problem/problem.ts';
import { endAccess, hashPassword, newPasswordProblem, revokeLinks } from '#modules/access/index.ts';
import { accountById, passwordOwner, setPassword } from './account.queries.ts';
import { mailOf } from './mail-texts/index.ts';
import { byOwnPassword } from './own-password.ts';
import type { Throttle } from './throttle.ts';

/** Asks for the current password, counts wrong ones as failed sign-ins, and ends every other session. */
export const changePassword = (context: Context, throttle: Throttle) =>
  prepared<typeof session.changePassword, string>({
    async prepare(call) {
      const account = await byOwnPassword(throttle, call);
      if (account instanceof Problem) return account;
      return newPasswordProblem(call.body.password, passwordOwner(account)) ?? hashPassword(call.body.password);
    },

    async act(call, passwordHash) {
      const { db, who, audit, language } = call;
      await setPassword(db, who.userId, passwordHash);
      await revokeLinks(db, ['reset', 'invite'], who.userId);
      const { sessions, phones } = await endAccess(db, who.userId, 'password change', who.sessionId);
      const after = { sessionsEnded: sessions, phonesEnded: phones };
      await audit({ action: 'change-password', entity: 'user', entityId: who.userId, after });
      await context.access.changed(call);
      const email = (await accountById(db, who.userId))?.email;
      if (!email) return;
      const values = { name: who.name, username: who.username, link: `${context.config.publicUrl}/forgot` };
      await context.jobs.enqueue(db, 'send-mail', mailOf(language, 'passwordChanged', email, values));
    },
  });
