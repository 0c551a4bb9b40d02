import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handler } from '#http/call.ts';
import { endAccess } from '#modules/access/index.ts';
import { endSession } from './session.queries.ts';

/** Ends this session, or everywhere all of them with tickets and keys of phones; the access cache of every process hears of it with the commit. */
export const logOut =
  ({ access }: Context): Handler<typeof session.logout> =>
  async (call) => {
    const { db, who, body, audit } = call;
    const { sessions, phones } = body.everywhere
      ? await endAccess(db, who.userId, 'sign-out everywhere')
      : { sessions: Number(await endSession(db, who.userId, who.sessionId, 'sign-out')), phones: [] };
    await audit({
      action: 'sign-out',
      entity: 'session',
      entityId: who.sessionId,
      after: { everywhere: body.everywhere, ended: sessions, ...(phones.length ? { phonesEnded: phones } : {}) },
    });
    await access.changed(call);
  };
