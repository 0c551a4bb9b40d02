import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { fieldProblem } from '#http/problem.ts';
import { hashPassword, revokeLinks, verifyPassword } from '#modules/access/index.ts';
import { accountById, setPassword } from './account.queries.ts';
import { mailOf } from './mail-texts/index.ts';
import { endSessions } from './session.queries.ts';
import { accountKey, type Throttle } from './throttle.ts';

/** Asks for the current password, counts wrong ones as failed sign-ins, and ends every other session. */
export const changePassword = (context: Context, throttle: Throttle) =>
  prepared<typeof session.changePassword, string>({
    async prepare({ db, who, body, origin }) {
      const key = accountKey(who.userId, who.username);
      const throttled = await throttle.attempt(key, origin.address);
      if (throttled) return throttled;
      const account = await accountById(db, who.userId);
      if (!account?.passwordHash || !(await verifyPassword(account.passwordHash, body.currentPassword)))
        return fieldProblem('currentPassword', 'user.wrong-password');
      await throttle.succeeded(key, origin.address);
      return hashPassword(body.password);
    },

    async act(call, passwordHash) {
      const { db, who, audit, language } = call;
      await setPassword(db, who.userId, passwordHash);
      await revokeLinks(db, ['reset', 'invite'], who.userId);
      const ended = await endSessions(db, who.userId, 'password change', who.sessionId);
      await audit({ action: 'change-password', entity: 'user', entityId: who.userId, after: { sessionsEnded: ended } });
      await context.access.changed(call);
      const email = (await accountById(db, who.userId))?.email;
      if (!email) return;
      const values = { name: who.name, username: who.username, link: `${context.config.publicUrl}/forgot` };
      await context.jobs.enqueue(db, 'send-mail', mailOf(language, 'passwordChanged', email, values));
    },
  });
