import { FAO_ADMIN, mayGiveWithRole, type Principal, type Reaching, type RoleReach } from '@msurvey/domain';

/** The caller, as far as the rules of this module need one. */
export interface Caller extends Principal, Reaching {
  userId: number;
  organizationId: number;
}

/** The super-user and the programme's administrators see all organisations; everybody else their own. */
export const seesAll = (who: Principal): boolean => who.isSuperUser || who.roleNames.includes(FAO_ADMIN);

/** For queries: the one organisation that limits what is seen, or null. */
export const onlyOrganization = (who: Caller): number | null => (seesAll(who) ? null : who.organizationId);

export const inSight = (who: Caller, organizationId: number): boolean =>
  seesAll(who) || who.organizationId === organizationId;

/** Its name gives powers that no switch shows, so it is guarded in every spelling. */
export const isProtectedRole = (name: string): boolean => name.trim().toLowerCase() === FAO_ADMIN.toLowerCase();

/** Nobody gives permissions that they do not hold. */
export const mayGive = (who: Principal, permissions: Iterable<string>): boolean => {
  if (seesAll(who)) return true;
  for (const permission of permissions) if (!who.permissions.has(permission)) return false;
  return true;
};

interface GivenRole {
  name: string;
  permissions: Iterable<string>;
  reaches: readonly RoleReach[];
}

/** A role can be given by whoever holds all that it holds and reaches as far; the protected one by those who see all. */
export const mayGiveRole = (who: Principal & Reaching, role: GivenRole): boolean =>
  seesAll(who) ||
  (!isProtectedRole(role.name) &&
    mayGive(who, role.permissions) &&
    role.reaches.every((entry) => mayGiveWithRole(who, entry.projectId, entry)));

export interface Account {
  isSuperUser: boolean;
  roleNames: readonly string[];
  /** Holds a switch that the caller lacks (`exceeds` of rank.queries). */
  exceeds: boolean;
}

/**
 * Nobody changes, demotes or switches off somebody who has more rights: a super-user's account is changed by super-users
 * only, an FAO_ADMIN's by those who see all, any other by whoever holds every switch that it holds.
 */
export const outranks = (account: Account, who: Principal): boolean =>
  (account.isSuperUser && !who.isSuperUser) ||
  (!seesAll(who) && (account.exceeds || account.roleNames.some(isProtectedRole)));
