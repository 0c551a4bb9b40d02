import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { dummyVerify, verifyPassword } from '#modules/access/index.ts';
import { type AccountRow, accountByName } from './account.queries.ts';
import { knownBrowser, rememberBrowser } from './known-browser.ts';
import { noteFailure } from './note-failure.ts';
import { openSession } from './open-session.ts';
import { signInProblem } from './session.policy.ts';
import { accountKey, type Throttle } from './throttle.ts';

/** Sign-in: an unknown name, an account without a password and a wrong password look the same and take the same time. */
export const logIn = (context: Context, throttle: Throttle) =>
  prepared<typeof session.login, AccountRow>({
    async prepare({ db, body, origin, cookies }) {
      const account = await accountByName(db, body.username);
      const attempt = {
        account: accountKey(account?.id, body.username),
        address: origin.address,
        device: knownBrowser(context, cookies, account?.id),
      };
      const throttled = await throttle.attempt(attempt);
      if (throttled) return throttled;
      const right = account?.passwordHash
        ? await verifyPassword(account.passwordHash, body.password)
        : await dummyVerify(body.password);
      if (!account || !right) {
        await noteFailure(context, body.username, account, origin);
        return problem('auth.wrong-credentials');
      }
      await throttle.succeeded(attempt);
      return signInProblem(account, context.config) ?? account;
    },

    act: (call, account) => {
      rememberBrowser(context, call.cookies, account.id);
      return openSession(context, call, account);
    },
  });
