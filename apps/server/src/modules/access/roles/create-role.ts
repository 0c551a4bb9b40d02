import type { access } from '@msurvey/contract';
import { masterPrivileges, mayStartWith, templateReach } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem, problem } from '#problem/problem.ts';
import { inSight, mayGive } from '../access.policy.ts';
import { lockOrganization } from '../organizations/organization.queries.ts';
import { saveReach } from '../reach/reach.queries.ts';
import { insertSwitches } from '../switches/switch.queries.ts';
import { mayName } from './role.policy.ts';
import { insertRole, roleRow } from './role.queries.ts';
import { roleView } from './role.view.ts';

/** A role starts with one switch per module and action, on where the master privilege list says so, and with the template's reach. */
export async function createRole(context: Context, call: Call<(typeof access)['createRole']>) {
  const { db, who, body } = call;
  const organization = await lockOrganization(db, body.organizationId, 'share');
  if (!organization || !inSight(who, organization.id)) return problem('record.not-found');
  if (!mayName(who, body.name)) return fieldProblem('name', 'role.protected');
  const on = masterPrivileges(body.template);
  const reach = templateReach(body.template);
  if (!mayGive(who, on) || !mayStartWith(who, body.template)) return fieldProblem('template', 'role.exceeds-own');
  const id = await insertRole(db, body);
  await insertSwitches(db, id, on);
  await saveReach(db, id, reach);
  const { name, description, organizationId, template } = body;
  await call.audit({
    action: 'create',
    entity: 'role',
    entityId: id,
    after: { name, description, organizationId, template, reach },
  });
  await context.access.changed(call);
  return { data: roleView(who, await roleRow(db, id)) };
}
