import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handler } from '#http/call.ts';
import { endSession, endSessions } from './session.queries.ts';

/** Ends this session or all of them; the access cache of every process hears of it with the commit. */
export const logOut =
  ({ access }: Context): Handler<typeof session.logout> =>
  async (call) => {
    const { db, who, body, audit } = call;
    const ended = body.everywhere
      ? await endSessions(db, who.userId, 'sign-out everywhere', null)
      : Number(await endSession(db, who.userId, who.sessionId, 'sign-out'));
    await audit({
      action: 'sign-out',
      entity: 'session',
      entityId: who.sessionId,
      after: { everywhere: body.everywhere, ended },
    });
    await access.changed(call);
  };
