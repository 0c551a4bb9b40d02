import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldFaults, problem } from '#problem/problem.ts';
import { inSight, outranks } from '../access.policy.ts';
import { lockOrganization } from '../organizations/organization.queries.ts';
import { checkRoles } from './give-roles.ts';
import { lockUser, replaceRoles, setStatus } from './user.queries.ts';
import { userView } from './user.view.ts';
import { userMail } from './user-mails.ts';
import { userRow } from './user-list.queries.ts';

/** Decides on a sign-up whose e-mail address is confirmed: active with roles, or inactive. Either way the person hears of it. */
export async function approveUser(context: Context, call: Call<(typeof access)['approveUser']>) {
  const { db, who, body } = call;
  const before = await lockUser(db, body.id, who);
  if (!before || !inSight(who, before.organizationId)) return problem('record.not-found');
  if (outranks(before, who)) return problem('user.exceeds-own');
  const to = body.approve ? 'active' : 'inactive';
  if (before.status !== 'verified') return problem('user.status-move', { from: before.status, to });
  if (body.approve) {
    const organization = await lockOrganization(db, before.organizationId, 'share');
    if (!organization?.isActive) return fieldFaults({ field: 'organizationId', fault: 'invalid' });
    const refused = await checkRoles(db, who, before.organizationId, body.roles);
    if (refused) return refused;
    await replaceRoles(db, before.id, body.roles);
  }
  await setStatus(db, before.id, to);
  await call.audit({
    action: body.approve ? 'approve' : 'refuse',
    entity: 'user',
    entityId: before.id,
    before: { status: before.status },
    after: { status: to, roles: body.approve ? body.roles : [] },
  });
  if (before.email) {
    const kind = body.approve ? 'approved' : 'refused';
    const mail = userMail(
      before.language ?? call.language,
      kind,
      before.email,
      before,
      `${context.config.publicUrl}/login`,
    );
    await context.jobs.enqueue(db, 'send-mail', mail);
  }
  await context.access.changed(call);
  return { data: userView(who, await userRow(db, before.id, who)) };
}
