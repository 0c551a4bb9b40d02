import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldFaults, fieldProblem, type Problem, problem } from '#problem/problem.ts';
import { inSight, outranks } from '../access.policy.ts';
import { lockOrganization } from '../organizations/organization.queries.ts';
import { checkRoles } from './give-roles.ts';
import { lockUser, replaceRoles, type UserRecord, updateUser as saveUser } from './user.queries.ts';
import { userDetails, userView } from './user.view.ts';
import { userRow } from './user-list.queries.ts';

type Update = Call<(typeof access)['updateUser']>;

const sameRoles = (before: UserRecord, roles: readonly number[]): boolean =>
  before.roles.length === roles.length && before.roles.every((role, i) => role.id === roles[i]);

async function refusalOf(call: Update, before: UserRecord): Promise<Problem | undefined> {
  const { db, who, body } = call;
  const moved = before.organizationId !== body.organizationId;
  if (moved) {
    const organization = await lockOrganization(db, body.organizationId, 'share');
    if (!organization || !inSight(who, organization.id)) return problem('record.not-found');
    if (!organization.isActive) return fieldFaults({ field: 'organizationId', fault: 'invalid' });
  }
  // This also keeps a stronger account from being pointed at another mailbox, where a reset would take it over.
  if (outranks(before, who)) return problem('user.exceeds-own');
  if (moved || !sameRoles(before, body.roles)) {
    if (before.id === who.userId && !who.isSuperUser) return problem('user.own-account');
    const held = moved ? [] : before.roles.map((role) => role.id);
    const refused = await checkRoles(db, who, body.organizationId, body.roles, held);
    if (refused) return refused;
  }
  // One's own address needs the password and a confirmation: that way is in the profile.
  const moves = body.email?.toLowerCase() !== before.email?.toLowerCase();
  return moves && before.id === who.userId ? fieldProblem('email', 'user.own-email') : undefined;
}

export async function updateUser(context: Context, call: Update) {
  const { db, who, body } = call;
  const before = await lockUser(db, body.id, who);
  if (!before || !inSight(who, before.organizationId)) return problem('record.not-found');
  const refused = await refusalOf(call, before);
  if (refused) return refused;
  await saveUser(db, before.id, body, before.organizationId !== body.organizationId);
  if (!sameRoles(before, body.roles)) await replaceRoles(db, before.id, body.roles);
  await call.audit({
    action: 'update',
    entity: 'user',
    entityId: before.id,
    before: userDetails(before),
    after: userDetails(body),
  });
  await context.access.changed(call);
  return { data: userView(who, await userRow(db, before.id, who)) };
}
