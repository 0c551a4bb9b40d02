import { randomUUID } from 'node:crypto';
import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { prepared } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { dummyVerify, verifyPassword } from '#modules/access/index.ts';
import { type AccountRow, accountByName, actorOf } from './account.queries.ts';
import { deviceOf } from './device.ts';
import { signInProblem } from './session.policy.ts';
import { insertSession } from './session.queries.ts';
import { accountKey, type Throttle } from './throttle.ts';
import { issuePair } from './token-pair.ts';

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

    async act({ db, origin, audit }, account) {
      const sessionId = randomUUID();
      const device = deviceOf(origin.userAgent);
      await insertSession(db, { id: sessionId, userId: account.id, address: origin.address, device });
      await audit({
        action: 'sign-in',
        entity: 'session',
        entityId: sessionId,
        after: { device },
        actor: actorOf(account),
      });
      return issuePair(context, db, { sessionId, userId: account.id });
    },
  });
