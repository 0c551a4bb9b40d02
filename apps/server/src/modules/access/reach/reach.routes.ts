import type { access } from '@msurvey/contract';
import { EVERY_PROJECT, mayGiveWithRole, REACHES, type ReachKind } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Who } from '#http/access-cache.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { inSight, isProtectedRole, seesAll } from '../access.policy.ts';
import { maySwitch } from '../roles/role.policy.ts';
import { rolesById } from '../roles/role.queries.ts';
import { changeReach } from './change-reach.ts';
import { projectsKnownTo, reachOfRole } from './reach.queries.ts';

/** The other kind is given as narrow as it gets, so that only this one is asked about. */
const givable = (who: Who, kind: ReachKind) =>
  REACHES.filter((reach) => mayGiveWithRole(who, EVERY_PROJECT, { records: 'own', people: 'own', [kind]: reach }));

/** What the page of a role shows of its reach; undefined: there is no such role in sight. */
export async function roleReachView(db: Db, who: Who, roleId: number) {
  const [role] = await rolesById(db, [roleId]);
  if (!role || !inSight(who, role.organization.id)) return undefined;
  const [rows, projects] = await Promise.all([
    reachOfRole(db, roleId),
    projectsKnownTo(db, seesAll(who) ? null : who.userId),
  ]);
  // Nothing bounds the protected role, whatever its entries say.
  const canEdit =
    !isProtectedRole(role.name) && maySwitch(who, { name: role.name, organizationId: role.organization.id });
  return {
    data: rows.map(({ projectId, projectName, records, people }) => ({ projectId, projectName, records, people })),
    meta: {
      role,
      canEdit,
      mayGive: { records: givable(who, 'records'), people: givable(who, 'people') },
      projects,
    },
  };
}

export const reachHandlers = (context: Context) =>
  ({
    roleReach: async ({ db, who, query }) =>
      (await roleReachView(db, who, query.role_id)) ?? problem('record.not-found'),
    changeRoleReach: async (call) =>
      (await changeReach(context, call)) ??
      (await roleReachView(call.db, call.who, call.body.role_id)) ??
      problem('record.not-found'),
  }) satisfies Partial<Handlers<typeof access>>;
