import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem, problem } from '#problem/problem.ts';
import { inSight, mayGive } from '../access.policy.ts';
import { roleOutranks } from '../rank.queries.ts';
import { maySwitch } from '../roles/role.policy.ts';
import { lockSwitches, turnSwitches } from './switch.queries.ts';

/** Turns one switch. Whoever holds the role feels it at the next click, so it is not for those who have fewer rights. */
export async function changePermission(context: Context, call: Call<(typeof access)['permissionChange']>) {
  const { db, who, body } = call;
  const [found] = await lockSwitches(db, [body.id]);
  if (!found || !inSight(who, found.organizationId)) return problem('record.not-found');
  const permission = `${found.module}/${found.action}`;
  if (!maySwitch(who, { name: found.roleName, organizationId: found.organizationId })) return problem('role.protected');
  if (await roleOutranks(db, who, found.roleId)) return problem('role.outranks');
  if (body.permission && !mayGive(who, [permission])) return fieldProblem('permission', 'role.exceeds-own');
  if (found.permission !== body.permission) {
    await turnSwitches(db, [body]);
    await call.audit({
      action: 'change-permission',
      entity: 'role',
      entityId: found.roleId,
      before: { role: found.roleName, [permission]: found.permission },
      after: { role: found.roleName, [permission]: body.permission },
    });
    await context.access.changed(call);
  }
  return { data: { module_action_role_id: found.id, permission: body.permission } };
}
