import { FAO_ADMIN, type Permission } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { memberAbilities, projectAbilities } from './project.policy.ts';

const person = (permissions: Permission[], roleNames: string[] = []) => ({
  isSuperUser: false,
  roleNames,
  permissions: new Set<string>(permissions),
});
const EVERYTHING: Permission[] = ['Project/Edit', 'Team/Create', 'Team/Delete', 'Site/Create', 'Site/Delete'];
const open = { isArchived: false, isMember: true };
const granted = (abilities: Record<string, boolean>) =>
  Object.entries(abilities)
    .filter(([, can]) => can)
    .map(([name]) => name);

describe('what one may do with a project', () => {
  it.each<[Permission, string[]]>([
    ['Project/Edit', ['edit', 'archive']],
    ['Team/Create', ['addMember']],
    ['Team/Delete', ['removeMember']],
    ['Site/Create', ['addSite']],
    ['Site/Delete', ['removeSite']],
    ['Project/View', []],
  ])('follows the switch %s', (permission, abilities) => {
    expect(granted(projectAbilities(person([permission]), open))).toEqual(abilities);
  });

  it('is only to restore it once it is archived', () => {
    expect(granted(projectAbilities(person(EVERYTHING), { ...open, isArchived: true }))).toEqual(['archive']);
  });

  it('is nothing in the project of others, except for the programme’s administrators', () => {
    const others = { ...open, isMember: false };
    expect(granted(projectAbilities(person(EVERYTHING), others))).toEqual([]);
    expect(granted(projectAbilities(person(EVERYTHING, [FAO_ADMIN]), others))).toHaveLength(6);
    expect(granted(projectAbilities({ ...person([]), isSuperUser: true }, others))).toHaveLength(6);
  });
});

describe('what one may do with a team member', () => {
  const several = { ...open, hasSeveral: true };

  it('is to remove him where others stay, and to see his sites', () => {
    const who = person(['Team/Delete', 'Site/View']);
    expect(memberAbilities(who, several)).toEqual({ remove: true, sites: true });
    expect(memberAbilities(who, { ...several, hasSeveral: false })).toEqual({ remove: false, sites: true });
    expect(memberAbilities(who, { ...several, isArchived: true })).toEqual({ remove: false, sites: true });
    expect(memberAbilities(person([]), several)).toEqual({ remove: false, sites: false });
  });
});
