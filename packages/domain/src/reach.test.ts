import { describe, expect, it } from 'vitest';
import { FAO_ADMIN } from './permissions.ts';
import { mayGiveReach, mayStartWith, type Reaching, reachesOf, type RoleReach, templateReach } from './reach.ts';

const entry = (roleId: number, projectId: number, records: RoleReach['records'], people = records): RoleReach => ({
  roleId,
  projectId,
  records,
  people,
});
const person = (...reaches: RoleReach[]): Reaching => ({ isSuperUser: false, roleNames: ['role'], reaches });

describe('reach', () => {
  it('is one’s own where no role says more', () => {
    expect(reachesOf(person(), [61], 'records')).toEqual(new Set(['own']));
  });

  it('is the union over roles, and always has one’s own', () => {
    const who = person(entry(1, 0, 'sites'), entry(2, 0, 'organization'));
    expect(reachesOf(who, [61], 'records')).toEqual(new Set(['own', 'sites', 'organization']));
  });

  it('is told apart for records and people', () => {
    const who = person(entry(1, 0, 'own', 'sites'));
    expect(reachesOf(who, [61], 'records')).toEqual(new Set(['own']));
    expect(reachesOf(who, [61], 'people')).toEqual(new Set(['own', 'sites']));
  });

  it('of all needs nothing else', () => {
    expect(reachesOf(person(entry(1, 0, 'all'), entry(2, 0, 'sites')), [61], 'people')).toEqual(new Set(['all']));
  });

  it('of a role in a project stands instead of what the role has in every project', () => {
    const who = person(entry(1, 0, 'all'), entry(1, 2, 'own'), entry(2, 0, 'sites'));
    expect(reachesOf(who, [2], 'records')).toEqual(new Set(['own', 'sites']));
    expect(reachesOf(who, [1], 'records')).toEqual(new Set(['all']));
  });

  it('in a project and its umbrella is that of the project, else of the umbrella', () => {
    const who = person(entry(1, 0, 'all'), entry(1, 2, 'own'), entry(1, 61, 'organization'));
    expect(reachesOf(who, [2, 61], 'records')).toEqual(new Set(['own']));
    expect(reachesOf(who, [1, 61], 'records')).toEqual(new Set(['own', 'organization']));
  });

  it('is everything for the super-user and for FAO_ADMIN', () => {
    expect(reachesOf({ ...person(), isSuperUser: true }, [61], 'records')).toEqual(new Set(['all']));
    expect(reachesOf({ ...person(), roleNames: [FAO_ADMIN] }, [61], 'people')).toEqual(new Set(['all']));
  });

  it('starts narrow for collectors and wide for those who look after the whole', () => {
    expect(templateReach('data-collector')).toEqual({ records: 'own', people: 'sites' });
    expect(templateReach('validator')).toEqual({ records: 'organization', people: 'organization' });
    expect(templateReach('me-officer')).toEqual({ records: 'all', people: 'all' });
    expect(templateReach('admin')).toEqual({ records: 'organization', people: 'organization' });
  });
});

describe('giving a reach', () => {
  it('needs to be as wide oneself, for records and for people', () => {
    const who = person(entry(1, 0, 'organization'));
    expect(mayGiveReach(who, 0, { records: 'organization', people: 'own' })).toBe(true);
    expect(mayGiveReach(who, 0, { records: 'own', people: 'all' })).toBe(false);
  });

  it('of sites is not the lesser of organisation', () => {
    expect(mayGiveReach(person(entry(1, 0, 'organization')), 0, { records: 'sites', people: 'own' })).toBe(false);
  });

  it('for every project needs it in each of them', () => {
    const who = person(entry(1, 0, 'all'), entry(1, 2, 'own'));
    expect(mayGiveReach(who, 0, { records: 'all', people: 'all' })).toBe(false);
    expect(mayGiveReach(who, 1, { records: 'all', people: 'all' })).toBe(true);
    expect(mayGiveReach(who, 2, { records: 'all', people: 'own' })).toBe(false);
  });

  it('by a template lets an organisation’s administrator make collectors, and nobody who reaches further', () => {
    const admin = person(entry(1, 0, 'organization'));
    expect(mayStartWith(admin, 'data-collector')).toBe(true);
    expect(mayStartWith(admin, 'validator')).toBe(true);
    expect(mayStartWith(admin, 'me-officer')).toBe(false);
  });
});
