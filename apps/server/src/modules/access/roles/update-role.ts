import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem, problem } from '#problem/problem.ts';
import { inSight } from '../access.policy.ts';
import { mayName } from './role.policy.ts';
import { lockRole, roleRow, updateRole as saveRole } from './role.queries.ts';
import { roleView } from './role.view.ts';

export async function updateRole(context: Context, call: Call<(typeof access)['updateRole']>) {
  const { db, who, body } = call;
  const before = await lockRole(db, body.id);
  if (!before || !inSight(who, before.organizationId)) return problem('record.not-found');
  if (!mayName(who, body.name, before.name)) return fieldProblem('name', 'role.protected');
  await saveRole(db, before.id, body);
  await call.audit({
    action: 'update',
    entity: 'role',
    entityId: before.id,
    before: { name: before.name, description: before.description },
    after: { name: body.name, description: body.description },
  });
  await context.access.changed(call);
  return { data: roleView(who, await roleRow(db, before.id)) };
}
