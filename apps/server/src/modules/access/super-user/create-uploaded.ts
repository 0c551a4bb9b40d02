import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { lockOrganization } from '../organizations/organization.queries.ts';
import { inviteUser } from '../users/invite-user.ts';
import { insertUsers, rolesToGive } from '../users/user.queries.ts';
import { userDetails } from '../users/user.view.ts';
import type { UserToCreate } from './check-user-rows.ts';

/** Time has passed since the file was checked: organisations and roles are looked at again, under a lock. */
async function stillThere({ db }: Call<(typeof access)['uploadUsers']>, users: readonly UserToCreate[]) {
  for (const id of new Set(users.map((user) => user.organizationId)))
    if (!(await lockOrganization(db, id, 'share'))?.isActive) return false;
  const roleIds = [...new Set(users.flatMap((user) => user.roles))];
  return (await rolesToGive(db, roleIds)).length === roleIds.length;
}

export async function createUploaded(
  context: Context,
  call: Call<(typeof access)['uploadUsers']>,
  users: readonly (UserToCreate & { passwordHash: string | null })[],
) {
  const { db } = call;
  if (!(await stillThere(call, users))) return problem('record.conflict');
  const ids = await insertUsers(
    db,
    users.map((user) => ({ ...user, isSuperUser: false })),
  );
  const created = users.map((user, i) => ({ ...user, id: ids[i] as number }));
  for (const user of created) {
    const after = { username: user.username, invited: user.passwordHash === null, ...userDetails(user) };
    await call.audit({ action: 'create', entity: 'user', entityId: user.id, after });
  }
  await call.audit({ action: 'upload', entity: 'user', after: { file: call.upload.fileName, created: ids.length } });
  for (const user of created) if (user.passwordHash === null) await inviteUser(context, call, user.id);
  await context.access.changed(call);
  return { data: { created: ids.length, faults: [], workbook: null } };
}
