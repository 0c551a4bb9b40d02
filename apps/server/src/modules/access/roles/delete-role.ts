import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight, isProtectedRole } from '../access.policy.ts';
import { deleteRole as removeRole, holdersOf, lockRole } from './role.queries.ts';

export async function deleteRole(context: Context, call: Call<(typeof access)['deleteRole']>) {
  const { db, who, params } = call;
  const before = await lockRole(db, params.id);
  if (!before || !inSight(who, before.organizationId)) return problem('record.not-found');
  if (isProtectedRole(before.name)) return problem('role.protected');
  const count = await holdersOf(db, before.id);
  if (count > 0) return problem('role.in-use', { count });
  await removeRole(db, before.id);
  await call.audit({ action: 'delete', entity: 'role', entityId: before.id, before });
  await context.access.changed(call);
}
