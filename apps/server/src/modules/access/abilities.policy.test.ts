import { ALL_PERMISSIONS, FAO_ADMIN, type UserStatus } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import type { Caller } from './access.policy.ts';
import { organizationAbilities } from './organizations/organization.policy.ts';
import { mayName, maySwitch, roleAbilities } from './roles/role.policy.ts';
import { userAbilities } from './users/user.policy.ts';

const caller = (over: Partial<Caller> = {}): Caller => ({
  userId: 1,
  organizationId: 10,
  isSuperUser: false,
  roleNames: ['admin'],
  permissions: new Set(ALL_PERMISSIONS),
  reaches: [],
  ...over,
});
const viewer = caller({ permissions: new Set(['User/View', 'Role/View', 'Organization/View']) });
const superUser = caller({ isSuperUser: true });
const faoAdmin = caller({ roleNames: [FAO_ADMIN] });

describe('an organisation', () => {
  it('can be edited by its administrator but not switched off from inside', () => {
    expect(organizationAbilities(caller(), { id: 10 })).toEqual({ edit: true, changeStatus: false });
  });
  it('can be switched off by those who see all', () => {
    expect(organizationAbilities(faoAdmin, { id: 11 })).toEqual({ edit: true, changeStatus: true });
  });
  it('cannot be edited from another one, nor without the permission', () => {
    expect(organizationAbilities(caller(), { id: 11 }).edit).toBe(false);
    expect(organizationAbilities(viewer, { id: 10 }).edit).toBe(false);
  });
});

describe('a role', () => {
  const role = { name: 'validator', organizationId: 10, userCount: 0 };
  it('can be deleted only when nobody holds it', () => {
    expect(roleAbilities(caller(), role)).toEqual({ edit: true, delete: true, permissions: true });
    expect(roleAbilities(caller(), { ...role, userCount: 1 }).delete).toBe(false);
  });
  it('can only be looked at without the permissions', () => {
    expect(roleAbilities(viewer, role)).toEqual({ edit: false, delete: false, permissions: false });
  });
  it('of the protected name is never deleted or renamed, not even by the super-user', () => {
    expect(roleAbilities(superUser, { ...role, name: FAO_ADMIN }).delete).toBe(false);
    expect(mayName(superUser, 'other', FAO_ADMIN)).toBe(false);
    expect(mayName(superUser, 'fao_admin', FAO_ADMIN)).toBe(false);
    expect(mayName(faoAdmin, FAO_ADMIN, FAO_ADMIN)).toBe(true);
  });
  it('gets the protected name from the super-user only', () => {
    expect(mayName(superUser, FAO_ADMIN)).toBe(true);
    expect(mayName(faoAdmin, FAO_ADMIN)).toBe(false);
    expect(mayName(caller(), 'Fao_Admin', 'validator')).toBe(false);
    expect(mayName(caller(), 'reviewer', 'validator')).toBe(true);
  });
  it('of the protected name has its switches turned by those who see all', () => {
    expect(maySwitch(caller(), { ...role, name: FAO_ADMIN })).toBe(false);
    expect(maySwitch(faoAdmin, { ...role, name: FAO_ADMIN })).toBe(true);
    expect(maySwitch(caller(), role)).toBe(true);
    expect(maySwitch(caller(), { ...role, organizationId: 11 })).toBe(false);
    expect(maySwitch(viewer, role)).toBe(false);
  });
});

describe('a user', () => {
  const user = (status: UserStatus, over = {}) => ({
    id: 2,
    organizationId: 10,
    status,
    isSuperUser: false,
    roleNames: ['validator'],
    exceeds: false,
    isHeld: false,
    ...over,
  });
  it('can be edited and switched by an administrator of the organisation', () => {
    expect(userAbilities(caller(), user('active'))).toEqual({
      edit: true,
      changeStatus: true,
      approve: false,
      unlock: false,
    });
    expect(userAbilities(caller(), user('inactive')).changeStatus).toBe(true);
  });
  it('who waits for approval is approved and not merely switched', () => {
    expect(userAbilities(caller(), user('verified'))).toEqual({
      edit: true,
      changeStatus: false,
      approve: true,
      unlock: false,
    });
    expect(userAbilities(caller(), user('pending'))).toEqual({
      edit: true,
      changeStatus: true,
      approve: false,
      unlock: false,
    });
  });
  it('who is held up at the sign-in can be let in again', () => {
    expect(userAbilities(caller(), user('active', { isHeld: true })).unlock).toBe(true);
    expect(userAbilities(viewer, user('active', { isHeld: true })).unlock).toBe(false);
  });
  it('cannot switch himself', () => {
    expect(userAbilities(caller(), user('active', { id: 1 }))).toEqual({
      edit: true,
      changeStatus: false,
      approve: false,
      unlock: false,
    });
  });
  it('cannot be touched from another organisation, without the permission, or from below', () => {
    const nothing = { edit: false, changeStatus: false, approve: false, unlock: false };
    expect(userAbilities(caller(), user('active', { organizationId: 11 }))).toEqual(nothing);
    expect(userAbilities(viewer, user('verified'))).toEqual(nothing);
    expect(userAbilities(faoAdmin, user('active', { isSuperUser: true }))).toEqual(nothing);
    expect(userAbilities(caller(), user('active', { roleNames: [FAO_ADMIN] }))).toEqual(nothing);
    expect(userAbilities(caller(), user('active', { exceeds: true }))).toEqual(nothing);
  });
});
