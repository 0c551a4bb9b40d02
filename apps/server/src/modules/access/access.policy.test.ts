import { ALL_PERMISSIONS, FAO_ADMIN } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import {
  type Caller,
  inSight,
  isProtectedRole,
  mayGive,
  mayGiveRole,
  onlyOrganization,
  outranks,
} from './access.policy.ts';

const caller = (over: Partial<Caller> = {}): Caller => ({
  userId: 1,
  organizationId: 10,
  isSuperUser: false,
  roleNames: ['admin'],
  permissions: new Set(['User/View', 'User/Edit']),
  reaches: [{ roleId: 1, projectId: 0, records: 'organization', people: 'organization' }],
  ...over,
});
const superUser = caller({ isSuperUser: true, permissions: new Set() });
const faoAdmin = caller({ roleNames: [FAO_ADMIN], permissions: new Set() });

describe('what a caller sees', () => {
  it('is his own organisation', () => {
    expect(onlyOrganization(caller())).toBe(10);
    expect(inSight(caller(), 10)).toBe(true);
    expect(inSight(caller(), 11)).toBe(false);
  });
  it('is every organisation for the super-user and FAO_ADMIN', () => {
    for (const who of [superUser, faoAdmin]) {
      expect(onlyOrganization(who)).toBeNull();
      expect(inSight(who, 11)).toBe(true);
    }
  });
  it('does not grow by a role whose name only looks like FAO_ADMIN', () => {
    expect(onlyOrganization(caller({ roleNames: ['fao_admin'] }))).toBe(10);
  });
});

describe('what a caller may give', () => {
  it('is what he holds himself', () => {
    expect(mayGive(caller(), ['User/View'])).toBe(true);
    expect(mayGive(caller(), ['User/View', 'Role/Delete'])).toBe(false);
    expect(mayGive(caller(), [])).toBe(true);
  });
  it('is everything for the super-user and FAO_ADMIN', () => {
    expect(mayGive(superUser, ALL_PERMISSIONS)).toBe(true);
    expect(mayGive(faoAdmin, ALL_PERMISSIONS)).toBe(true);
  });
  it('is never the protected role, in any spelling, for others', () => {
    expect(isProtectedRole(' fao_Admin ')).toBe(true);
    expect(isProtectedRole('FAO ADMIN')).toBe(false);
    expect(mayGiveRole(caller(), { name: 'fao_admin', permissions: [], reaches: [] })).toBe(false);
    expect(mayGiveRole(faoAdmin, { name: 'FAO_ADMIN', permissions: [], reaches: [] })).toBe(true);
  });

  it('and no role is given that reaches further than the giver', () => {
    const role = (records: 'organization' | 'all') => ({
      name: 'helper',
      permissions: ['User/View'],
      reaches: [{ roleId: 2, projectId: 0, records, people: 'own' as const }],
    });
    expect(mayGiveRole(caller(), role('organization'))).toBe(true);
    expect(mayGiveRole(caller(), role('all'))).toBe(false);
    expect(mayGiveRole(faoAdmin, role('all'))).toBe(true);
  });
});

describe('an account outranks', () => {
  it('everybody but super-users when it is a super-user’s', () => {
    const account = { isSuperUser: true, roleNames: [], exceeds: false };
    expect(outranks(account, faoAdmin)).toBe(true);
    expect(outranks(account, superUser)).toBe(false);
  });
  it('those who do not see all when it is an FAO_ADMIN’s', () => {
    const account = { isSuperUser: false, roleNames: ['admin', FAO_ADMIN], exceeds: false };
    expect(outranks(account, caller())).toBe(true);
    expect(outranks(account, faoAdmin)).toBe(false);
  });
  it('those who lack one of its switches, unless they see all', () => {
    const account = { isSuperUser: false, roleNames: ['admin'], exceeds: true };
    expect(outranks(account, caller())).toBe(true);
    expect(outranks(account, faoAdmin)).toBe(false);
  });
  it('nobody otherwise', () => {
    expect(outranks({ isSuperUser: false, roleNames: ['admin'], exceeds: false }, caller())).toBe(false);
  });
});
