import { FAO_ADMIN, type Permission } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { formAbilities, seesXform, xformAbilities } from './form.policy.ts';

const EVERYTHING: Permission[] = [
  'Form/View',
  'Form/Create',
  'Form/Edit',
  'Form/Delete',
  'Form User/View',
  'Form Data/Create',
  'Form Data/View',
];
const person = (permissions: Permission[] = EVERYTHING, roleNames: string[] = [], organizationId = 1) => ({
  isSuperUser: false,
  roleNames,
  permissions: new Set<string>(permissions),
  organizationId,
});
const superUser = { ...person([]), isSuperUser: true, organizationId: 9 };
const granted = (abilities: Record<string, boolean>) =>
  Object.entries(abilities)
    .filter(([, can]) => can)
    .map(([name]) => name);
const own = { organizationId: 1, isDeleted: false, hasDraft: false, projectCount: 0 };

describe('what one may do with a form of the library', () => {
  it.each<[Permission, string[]]>([
    ['Form/View', ['download']],
    ['Form/Create', ['clone']],
    ['Form/Edit', ['edit']],
    ['Form/Delete', ['delete']],
  ])('follows the switch %s', (permission, abilities) => {
    expect(granted(xformAbilities(person([permission]), own))).toEqual(abilities);
  });

  it('is to deploy it when there is a draft', () => {
    expect(granted(xformAbilities(person(['Form/Edit']), { ...own, hasDraft: true }))).toEqual(['edit', 'deploy']);
  });

  it('is not to delete it while a project uses it', () => {
    expect(granted(xformAbilities(person(['Form/Delete']), { ...own, projectCount: 1 }))).toEqual([]);
  });

  it('is only to restore it once it is deleted', () => {
    expect(granted(xformAbilities(person(), { ...own, isDeleted: true }))).toEqual(['restore']);
  });

  it('is to use the programme’s own, which its administrators change', () => {
    const programme = { ...own, organizationId: null };
    expect(granted(xformAbilities(person(), programme))).toEqual(['clone', 'download']);
    expect(granted(xformAbilities(person(EVERYTHING, [FAO_ADMIN]), programme))).toContain('edit');
  });

  it('is nothing with the form of another organisation; its programme looks but does not touch', () => {
    const others = { ...own, organizationId: 2 };
    expect(granted(xformAbilities(person(), others))).toEqual([]);
    expect(granted(xformAbilities(person(EVERYTHING, [FAO_ADMIN]), others))).toEqual(['clone', 'download']);
    expect(granted(xformAbilities(superUser, others))).toEqual(['edit', 'delete', 'clone', 'download']);
  });

  it('begins with seeing it', () => {
    expect([1, 2, null].map((organizationId) => seesXform(person(), organizationId))).toEqual([true, false, true]);
    expect(seesXform(person([], [FAO_ADMIN]), 2)).toBe(true);
    expect(seesXform(superUser, 2)).toBe(true);
  });
});

describe('what one may do with a form of a project', () => {
  const open = {
    isArchived: false,
    isActive: true,
    isPublished: true,
    isCollector: true,
    ownerId: null,
    totalSubmission: 0,
  };

  it('is everything that the switches allow', () => {
    expect(granted(formAbilities(person(), open))).toEqual([
      'edit',
      'setStatus',
      'setTarget',
      'delete',
      'users',
      'data',
      'library',
      'open',
      'submit',
    ]);
    expect(granted(formAbilities(person(['Form/View']), { ...open, isCollector: false, ownerId: 2 }))).toEqual([]);
  });

  it('is not to delete it once it holds data', () => {
    expect(formAbilities(person(), { ...open, totalSubmission: 1 }).delete).toBe(false);
  });

  it('is only to look once the project is archived', () => {
    expect(granted(formAbilities(person(), { ...open, isArchived: true }))).toEqual([
      'users',
      'data',
      'library',
      'open',
    ]);
  });

  it('is to open it for whoever collects with it, sees its data or its users, and for nobody else', () => {
    const stranger = { ...open, isCollector: false };
    expect(formAbilities(person(['Form/View']), stranger).open).toBe(false);
    expect(formAbilities(person(['Form/View', 'Form Data/View']), stranger).open).toBe(true);
    expect(formAbilities(person(['Form/View', 'Form User/View']), stranger).open).toBe(true);
    expect(formAbilities(person(['Form/View']), open).open).toBe(true);
  });

  it.each(['isActive', 'isPublished', 'isCollector'] as const)('is not to send records without %s', (flag) => {
    expect(formAbilities(person(), { ...open, [flag]: false }).submit).toBe(false);
  });
});
