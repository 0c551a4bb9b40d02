import type { access } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { type Call, prepared } from '#http/call.ts';
import { fieldFaults, problem } from '#problem/problem.ts';
import { inSight } from '../access.policy.ts';
import { lockOrganization } from '../organizations/organization.queries.ts';
import { hashPassword } from '../passwords.ts';
import { newPasswordProblem } from '../new-password.ts';
import { checkRoles } from './give-roles.ts';
import { inviteUser } from './invite-user.ts';
import { insertUsers } from './user.queries.ts';
import { userDetails, userView } from './user.view.ts';
import { userRow } from './user-list.queries.ts';

type Create = (typeof access)['createUser'] | (typeof access)['createUserAnywhere'];

async function create(context: Context, call: Call<Create>, passwordHash: string | null, isSuperUser: boolean) {
  const { db, who, body } = call;
  const organization = await lockOrganization(db, body.organizationId, 'share');
  if (!organization || !inSight(who, organization.id)) return problem('record.not-found');
  if (!organization.isActive) return fieldFaults({ field: 'organizationId', fault: 'invalid' });
  const organizations = [organization.name, organization.shortName];
  const weak = newPasswordProblem(body.password, { ...body, organizations });
  if (weak) return weak;
  const refused = await checkRoles(db, who, organization.id, body.roles);
  if (refused) return refused;
  const user = { ...body, username: body.username.toLowerCase(), passwordHash, isSuperUser };
  const [id] = (await insertUsers(db, [user])) as [number];
  await call.audit({
    action: 'create',
    entity: 'user',
    entityId: id,
    after: { username: user.username, isSuperUser, invited: passwordHash === null, ...userDetails(user) },
  });
  if (passwordHash === null) await inviteUser(context, call, id);
  await context.access.changed(call);
  return { data: userView(who, await userRow(db, id, who)) };
}

const prepareHash = async (call: Call<Create>): Promise<{ hash: string | null }> => ({
  hash: call.body.password ? await hashPassword(call.body.password) : null,
});

export const createUser = (context: Context) =>
  prepared<(typeof access)['createUser'], { hash: string | null }>({
    prepare: prepareHash,
    act: (call, { hash }) => create(context, call, hash, false),
  });

export const createUserAnywhere = (context: Context) =>
  prepared<(typeof access)['createUserAnywhere'], { hash: string | null }>({
    prepare: prepareHash,
    act: (call, { hash }) => create(context, call, hash, call.body.isSuperUser),
  });
