import type { access } from '@msurvey/contract';
import { EVERY_PROJECT, mayGiveWithRole, type ReachPair } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { fieldProblem, type Problem, problem } from '#problem/problem.ts';
import { inSight, isProtectedRole, seesAll } from '../access.policy.ts';
import { maySwitch } from '../roles/role.policy.ts';
import { lockRole } from '../roles/role.queries.ts';
import { projectsKnownTo, reachOfRole, removeReach, saveReach } from './reach.queries.ts';

const NARROWEST: ReachPair = { records: 'own', people: 'own' };

/**
 * Says what a role reaches, in every project or in one. Nobody gives a wider reach than they have: neither by saying so
 * nor by taking away a narrower entry. Whoever holds the role feels it at the next click.
 */
export async function changeReach(
  context: Context,
  call: Call<(typeof access)['changeRoleReach']>,
): Promise<Problem | undefined> {
  const { db, who, body } = call;
  const projectId = body.project;
  const role = await lockRole(db, body.role_id);
  if (!role || !inSight(who, role.organizationId)) return problem('record.not-found');
  if (isProtectedRole(role.name) || !maySwitch(who, role)) return problem('role.protected');
  const known = projectId === EVERY_PROJECT || (await projectsKnownTo(db, seesAll(who) ? null : who.userId));
  if (known !== true && !known.some((project) => project.id === projectId)) return problem('record.not-found');
  const entries = await reachOfRole(db, role.id);
  const before = entries.find((entry) => entry.projectId === projectId);
  const everywhere = entries.find((entry) => entry.projectId === EVERY_PROJECT) ?? NARROWEST;
  // What a role has in every project can be changed, not taken away: it would reach nothing but its holders' own.
  const wanted = body.reach ?? (projectId === EVERY_PROJECT ? NARROWEST : everywhere);
  const isSame = before && before.records === wanted.records && before.people === wanted.people;
  // What stays as it is is not given anew.
  const changed = {
    records: before?.records === wanted.records ? 'own' : wanted.records,
    people: before?.people === wanted.people ? 'own' : wanted.people,
  } as const;
  if (!isSame && !mayGiveWithRole(who, projectId, changed)) return fieldProblem('reach', 'role.exceeds-own');
  if (isSame && body.reach) return undefined;
  if (!body.reach && !before) return undefined;
  if (body.reach || projectId === EVERY_PROJECT) await saveReach(db, role.id, wanted, projectId);
  else await removeReach(db, role.id, projectId);
  const told = (pair: ReachPair | undefined) => pair && { records: pair.records, people: pair.people };
  await call.audit({
    action: 'change-reach',
    entity: 'role',
    entityId: role.id,
    ...(projectId === EVERY_PROJECT ? {} : { projectId }),
    before: { role: role.name, projectId, reach: told(before) ?? null },
    after: { role: role.name, projectId, reach: body.reach },
  });
  await context.access.changed(call);
  return undefined;
}
