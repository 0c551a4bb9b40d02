import type { Db } from '#db/tables.ts';
import { fieldFaults, fieldProblem, type Problem } from '#problem/problem.ts';
import { type Caller, mayGiveRole } from '../access.policy.ts';
import { rolesToGive } from './user.queries.ts';

/**
 * May these roles be given in this organisation? Missing and foreign ones get the same answer, so that nothing leaks.
 * Roles that the user already holds are not given anew.
 */
export async function checkRoles(
  db: Db,
  who: Caller,
  organizationId: number,
  roleIds: readonly number[],
  held: readonly number[] = [],
): Promise<Problem | undefined> {
  if (roleIds.length === 0) return fieldFaults({ field: 'roles', fault: 'required' });
  if (new Set(roleIds).size < roleIds.length) return fieldFaults({ field: 'roles', fault: 'invalid' });
  const roles = await rolesToGive(db, roleIds);
  if (roles.length < roleIds.length || roles.some((role) => role.organizationId !== organizationId))
    return fieldProblem('roles', 'user.role-foreign');
  const given = roles.filter((role) => !held.includes(role.id));
  return given.every((role) => mayGiveRole(who, role)) ? undefined : fieldProblem('roles', 'role.exceeds-own');
}
