import { describe, expect, it } from 'vitest';
import { mayMoveStatus, USER_STATUSES } from './people.ts';
import {
  ALL_PERMISSIONS,
  FAO_ADMIN,
  isPermission,
  may,
  MODULES,
  PERMISSION_CATALOGUE,
  type Principal,
  splitPermission,
} from './permissions.ts';
import { masterPrivileges, ROLE_TEMPLATES } from './role-templates.ts';

const person = (changes: Partial<Principal> = {}): Principal => ({
  isSuperUser: false,
  roleNames: [],
  permissions: new Set(),
  ...changes,
});

describe('may this person', () => {
  it('do what is open to everybody who is signed in', () => {
    expect(may(person(), 'public')).toBe(true);
    expect(may(person(), 'signed-in')).toBe(true);
  });

  it('do what a switch allows, and nothing that no switch allows', () => {
    const viewer = person({ permissions: new Set(['User/View']) });
    expect(may(viewer, 'User/View')).toBe(true);
    expect(may(viewer, 'User/Edit')).toBe(false);
  });

  it('do everything as super-user', () => {
    const boss = person({ isSuperUser: true });
    for (const needed of [...ALL_PERMISSIONS, 'super-user', 'fao-admin'] as const) expect(may(boss, needed)).toBe(true);
  });

  it('do what is kept for FAO_ADMIN by the exact name of the role only', () => {
    expect(may(person({ roleNames: ['admin', FAO_ADMIN] }), 'fao-admin')).toBe(true);
    expect(may(person({ roleNames: ['fao_admin', 'FAO ADMIN'] }), 'fao-admin')).toBe(false);
    expect(may(person({ roleNames: [FAO_ADMIN] }), 'super-user')).toBe(false);
    expect(may(person({ roleNames: [FAO_ADMIN] }), 'Audit/View')).toBe(false);
  });
});

describe('the catalogue', () => {
  it('begins with the eleven configuration tabs in their order', () => {
    expect(MODULES.slice(0, 11)).toEqual([
      'Dashboard',
      'Member Register',
      'Group Register',
      'Project Activity',
      'Work plan',
      'Demonstration list',
      'Infrastructure list',
      'Validation',
      'Log Definition',
      'Log Frame',
      'Report',
    ]);
  });

  it('can be looked at in every module but says where it cannot be changed', () => {
    for (const module of MODULES) expect(PERMISSION_CATALOGUE[module], module).toContain('View');
  });

  it('takes every switch apart and knows it again', () => {
    for (const permission of ALL_PERMISSIONS) {
      const { module, action } = splitPermission(permission);
      expect(`${module}/${action}`).toBe(permission);
      expect(isPermission(permission)).toBe(true);
    }
    expect(new Set(ALL_PERMISSIONS).size).toBe(ALL_PERMISSIONS.length);
    expect(isPermission('User/Fly')).toBe(false);
  });
});

describe('the master privilege list', () => {
  it('holds only switches of the catalogue', () => {
    for (const template of ROLE_TEMPLATES)
      for (const permission of masterPrivileges(template)) expect(isPermission(permission), permission).toBe(true);
  });

  it('gives an admin everything, nobody nothing, and data collectors no administration', () => {
    expect(masterPrivileges('admin').size).toBe(ALL_PERMISSIONS.length);
    expect(masterPrivileges('none').size).toBe(0);
    const collector = masterPrivileges('data-collector');
    expect([...collector].filter((p) => /^(User|Role|Organization|Access Control|Audit)\//.test(p))).toEqual([]);
  });
});

describe('the states of an account', () => {
  it('are changed by staff along the allowed moves only', () => {
    const moves = USER_STATUSES.flatMap((from) =>
      USER_STATUSES.filter((to) => mayMoveStatus(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(moves).toEqual([
      'pending → inactive',
      'verified → active',
      'verified → inactive',
      'active → inactive',
      'inactive → active',
    ]);
  });
});
