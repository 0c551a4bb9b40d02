import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight } from '../access.policy.ts';
import { hasActiveUsers, lockOrganization, organizationRow, setOrganizationActive } from './organization.queries.ts';
import { organizationView } from './organization.view.ts';

/** An organisation is switched off last, after its users: nobody is shut out by surprise. */
export async function changeOrganizationStatus(
  context: Context,
  call: Call<(typeof access)['changeOrganizationStatus']>,
) {
  const { db, who, body } = call;
  const before = await lockOrganization(db, body.orgId, 'update');
  if (!before || !inSight(who, before.id)) return problem('record.not-found');
  if (!body.isActive && (await hasActiveUsers(db, before.id))) return problem('organization.has-users');
  if (before.isActive !== body.isActive) {
    await setOrganizationActive(db, before.id, body.isActive);
    await call.audit({
      action: 'change-status',
      entity: 'organization',
      entityId: before.id,
      before: { isActive: before.isActive },
      after: { isActive: body.isActive },
    });
    await context.access.changed(call);
  }
  return { data: organizationView(who, await organizationRow(db, before.id)) };
}
