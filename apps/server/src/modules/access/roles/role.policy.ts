import { may } from '@msurvey/domain';
import { type Caller, inSight, isProtectedRole, seesAll } from '../access.policy.ts';

interface RoleFacts {
  name: string;
  organizationId: number;
  userCount: number;
}

export function roleAbilities(who: Caller, role: RoleFacts) {
  const seen = inSight(who, role.organizationId);
  return {
    edit: seen && may(who, 'Role/Edit'),
    delete: seen && may(who, 'Role/Delete') && !isProtectedRole(role.name) && role.userCount === 0,
    permissions: seen && may(who, 'Access Control/View'),
  };
}

/** Only the super-user makes a role of the protected name, and nobody takes the name away from one. */
export function mayName(who: Caller, name: string, current?: string): boolean {
  if (current !== undefined && isProtectedRole(current)) return name === current;
  return who.isSuperUser || !isProtectedRole(name);
}

/** The switches of the protected role are turned by those who see all, so that no organisation can disarm it. */
export const maySwitch = (who: Caller, role: { name: string; organizationId: number }): boolean =>
  may(who, 'Access Control/Edit') && inSight(who, role.organizationId) && (seesAll(who) || !isProtectedRole(role.name));
