import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { dummyVerify, verifyPassword } from '#modules/access/index.ts';
import { type AccountRow, accountByName } from './account.queries.ts';
import { openSession } from './open-session.ts';
import { signInProblem } from './session.policy.ts';
import { accountKey, type Throttle } from './throttle.ts';

/** Sign-in: an unknown name, an account without a password and a wrong password look the same and take the same time. */
export const logIn = (context: Context, throttle: Throttle) =>
  prepared<typeof session.login, AccountRow>({
    async prepare({ db, body, origin }) {
      const account = await accountByName(db, body.username);
      const key = accountKey(account?.id, body.username);
      const throttled = await throttle.attempt(key, origin.address);
      if (throttled) return throttled;
      const right = account?.passwordHash
        ? await verifyPassword(account.passwordHash, body.password)
        : await dummyVerify(body.password);
      if (!account || !right) return problem('auth.wrong-credentials');
      await throttle.succeeded(key, origin.address);
      return signInProblem(account) ?? account;
    },

    act: (call, account) => openSession(context, call, account),
  });
