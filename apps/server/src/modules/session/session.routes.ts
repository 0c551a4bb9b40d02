import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { changeEmail, confirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { exchangeTicket } from './exchange-ticket.ts';
import { findProfile } from './profile.queries.ts';
import { updateProfile } from './profile.ts';
import { refresh } from './refresh.ts';
import { requestPasswordReset, resetPassword } from './reset-password.ts';
import { maySeeUser } from './session.policy.ts';
import { endSession, openSessions } from './session.queries.ts';
import { loginUserView, sessionView } from './session.view.ts';
import { organizationsToJoin } from './sign-up.queries.ts';
import { requestVerification, signUp } from './sign-up.ts';
import { Throttle } from './throttle.ts';
import { verifyAccount } from './verify-account.ts';

export const sessionHandlers = (context: Context): Handlers<typeof session> => {
  const throttle = new Throttle(context.database.pool);
  return {
    login: logIn(context, throttle),
    exchangeTicket: exchangeTicket(context),
    refreshToken: refresh(context),
    logout: logOut(context),
    getUser: async ({ db, params, who }) => {
      const row = await findProfile(db, params.id);
      return row && maySeeUser(who, row) ? { data: loginUserView(row, who) } : problem('record.not-found');
    },
    requestPasswordReset: requestPasswordReset(context, throttle),
    resetPassword: resetPassword(context),
    signUp: signUp(context, throttle),
    signUpOrganizations: async ({ db }) => ({ data: await organizationsToJoin(db) }),
    requestVerification: requestVerification(context, throttle),
    verifyAccount: verifyAccount(context),
    updateProfile: updateProfile(context),
    changeEmail: changeEmail(context, throttle),
    confirmEmail: confirmEmail(context),
    changePassword: changePassword(context, throttle),
    sessions: async ({ db, who }) => ({
      data: (await openSessions(db, who.userId)).map((row) => sessionView(row, who)),
    }),
    endSession: async (call) => {
      const { db, who, body, audit } = call;
      if (!(await endSession(db, who.userId, body.sessionId, 'ended by its owner'))) return problem('record.not-found');
      await audit({ action: 'end', entity: 'session', entityId: body.sessionId });
      await context.access.changed(call);
    },
  };
};
