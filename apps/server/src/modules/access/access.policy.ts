import { FAO_ADMIN, type Principal } from '@msurvey/domain';

/** The caller, as far as the rules of this module need one. */
export interface Caller extends Principal {
  userId: number;
  organizationId: number;
}

/** The super-user and the programme's administrators see all organisations; everybody else his own. */
export const seesAll = (who: Principal): boolean => who.isSuperUser || who.roleNames.includes(FAO_ADMIN);

/** For queries: the one organisation that limits what is seen, or null. */
export const onlyOrganization = (who: Caller): number | null => (seesAll(who) ? null : who.organizationId);

export const inSight = (who: Caller, organizationId: number): boolean =>
  seesAll(who) || who.organizationId === organizationId;

/** Its name gives powers that no switch shows, so it is guarded in every spelling. */
export const isProtectedRole = (name: string): boolean => name.trim().toLowerCase() === FAO_ADMIN.toLowerCase();

/** Nobody hands out what he does not hold himself. */
export const mayGive = (who: Principal, permissions: Iterable<string>): boolean => {
  if (seesAll(who)) return true;
  for (const permission of permissions) if (!who.permissions.has(permission)) return false;
  return true;
};

/** A role can be given by whoever holds all that it holds; the protected one by those who see all. */
export const mayGiveRole = (who: Principal, role: { name: string; permissions: Iterable<string> }): boolean =>
  seesAll(who) || (!isProtectedRole(role.name) && mayGive(who, role.permissions));

export interface Account {
  isSuperUser: boolean;
  roleNames: readonly string[];
}

/** A super-user's account is changed by super-users only, an FAO_ADMIN's by those who see all. */
export const outranks = (account: Account, who: Principal): boolean =>
  (account.isSuperUser && !who.isSuperUser) || (account.roleNames.some(isProtectedRole) && !seesAll(who));
