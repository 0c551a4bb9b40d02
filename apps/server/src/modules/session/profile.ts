import type { session } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Handler } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { mailOf } from './mail-texts/index.ts';
import { findProfile, type OwnDetails, type ProfileRow, updateOwnDetails } from './profile.queries.ts';
import { loginUserView } from './session.view.ts';

const detailsOf = ({ firstName, lastName, email, phone, location }: ProfileRow): OwnDetails => ({
  firstName,
  lastName,
  email,
  phone,
  location,
});

/** One's own details. Whoever loses the address to which resets are sent is told so at the old one. */
export const updateProfile =
  ({ access, jobs }: Context): Handler<typeof session.updateProfile> =>
  async (call) => {
    const { db, who, body, audit, language } = call;
    const before = await findProfile(db, who.userId);
    if (!before) return problem('record.not-found');
    await updateOwnDetails(db, who.userId, body);
    await audit({ action: 'update', entity: 'user', entityId: who.userId, before: detailsOf(before), after: body });
    await access.changed(call);
    if (before.email && before.email.toLowerCase() !== body.email?.toLowerCase()) {
      const values = { name: who.name, username: who.username };
      await jobs.enqueue(db, 'send-mail', mailOf(language, 'emailChanged', before.email, values));
    }
    return { data: loginUserView({ ...before, ...body }, who) };
  };
