import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handler } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { findProfile, type OwnDetails, type ProfileRow, updateOwnDetails } from './profile.queries.ts';
import { loginUserView } from './session.view.ts';

const detailsOf = ({ firstName, lastName, phone, location }: ProfileRow): OwnDetails => ({
  firstName,
  lastName,
  phone,
  location,
});

/** One's own details; the address to which resets are sent has a way of its own (`change-email.ts`). */
export const updateProfile =
  ({ access }: Context): Handler<typeof session.updateProfile> =>
  async (call) => {
    const { db, who, body, audit } = call;
    const before = await findProfile(db, who.userId);
    if (!before) return problem('record.not-found');
    await updateOwnDetails(db, who.userId, body);
    await audit({ action: 'update', entity: 'user', entityId: who.userId, before: detailsOf(before), after: body });
    await access.changed(call);
    return { data: loginUserView({ ...before, ...body }, who) };
  };
