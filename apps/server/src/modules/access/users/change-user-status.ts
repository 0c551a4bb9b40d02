import type { access } from '@msurvey/contract';
import { mayMoveStatus, type UserStatus } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldFaults, problem } from '#problem/problem.ts';
import { inSight, outranks } from '../access.policy.ts';
import { endAccess } from '../end-access.queries.ts';
import { lockOrganization } from '../organizations/organization.queries.ts';
import { lockUser, setStatus } from './user.queries.ts';
import { userView } from './user.view.ts';
import { userRow } from './user-list.queries.ts';

/** A verified sign-up is approved, with roles, and not merely switched on. */
const mayMove = (from: UserStatus, to: UserStatus) =>
  mayMoveStatus(from, to) && !(from === 'verified' && to === 'active');

export async function changeUserStatus(context: Context, call: Call<(typeof access)['changeUserStatus']>) {
  const { db, who, body } = call;
  const before = await lockUser(db, body.id, who);
  if (!before || !inSight(who, before.organizationId)) return problem('record.not-found');
  const to = body.isActive ? 'active' : 'inactive';
  if (before.id === who.userId) return problem('user.own-account');
  if (outranks(before, who)) return problem('user.exceeds-own');
  if (!mayMove(before.status, to)) return problem('user.status-move', { from: before.status, to });
  if (to === 'active') {
    if (before.roles.length === 0) return fieldFaults({ field: 'roles', fault: 'required' });
    const organization = await lockOrganization(db, before.organizationId, 'share');
    if (!organization?.isActive) return fieldFaults({ field: 'organizationId', fault: 'invalid' });
  }
  await setStatus(db, before.id, to);
  const ended = to === 'inactive' ? await endAccess(db, before.id, 'deactivated') : undefined;
  await call.audit({
    action: 'change-status',
    entity: 'user',
    entityId: before.id,
    before: { status: before.status },
    after: { status: to, ...(ended?.phones.length ? { phonesEnded: ended.phones } : {}) },
  });
  await context.access.changed(call);
  return { data: userView(who, await userRow(db, before.id, who)) };
}
