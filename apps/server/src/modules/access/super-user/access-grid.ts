import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { organizationOptions } from '../organizations/organization.queries.ts';
import { roleOptions } from '../roles/role.queries.ts';
import { type LockedSwitch, lockSwitches, switchesOf, turnSwitches } from '../switches/switch.queries.ts';
import { gridView } from '../switches/switch.view.ts';

export async function accessGrid({ db, query }: Call<(typeof access)['accessGrid']>) {
  const [organization] = await organizationOptions(db, query.orgId);
  if (!organization) return problem('record.not-found');
  const roles = await roleOptions(db, { only: null, orgId: organization.id });
  const switches = await switchesOf(
    db,
    roles.map((role) => role.id),
  );
  return { data: { organization, roles: roles.map(({ id, name }) => ({ id, name })), rows: gridView(switches) } };
}

/** The audit reads role by role, not switch by switch. */
function byRole(changed: readonly LockedSwitch[]): Map<number, LockedSwitch[]> {
  const roles = new Map<number, LockedSwitch[]>();
  for (const each of changed) roles.set(each.roleId, [...(roles.get(each.roleId) ?? []), each]);
  return roles;
}

export async function changeAccessGrid(context: Context, call: Call<(typeof access)['changeAccessGrid']>) {
  const { db, body } = call;
  // Of two changes of one switch the later counts.
  const wanted = new Map(body.changes.map((change) => [change.id, change.permission]));
  const found = await lockSwitches(db, [...wanted.keys()]);
  if (found.length < wanted.size) return problem('record.not-found');
  const changed = found.filter((each) => each.permission !== wanted.get(each.id));
  if (changed.length > 0) {
    await turnSwitches(
      db,
      changed.map(({ id, permission }) => ({ id, permission: !permission })),
    );
    for (const [roleId, switches] of byRole(changed)) {
      const values = (after: boolean) =>
        Object.fromEntries(switches.map((s) => [`${s.module}/${s.action}`, after !== s.permission]));
      await call.audit({
        action: 'change-permission',
        entity: 'role',
        entityId: roleId,
        before: { role: switches[0]?.roleName, ...values(false) },
        after: { role: switches[0]?.roleName, ...values(true) },
      });
    }
    await context.access.changed(call);
  }
  return { data: { changed: changed.length } };
}
