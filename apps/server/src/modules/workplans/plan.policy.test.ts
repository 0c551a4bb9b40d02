import { FAO_ADMIN } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { isOwnPlan, planAbilities } from './plan.policy.ts';

const [DAE, BADC, OFFICE] = [3, 1, 9];
const person = (organizationId: number, permissions: string[] = [], roleNames: string[] = []) => ({
  organizationId,
  isSuperUser: false,
  roleNames,
  permissions: new Set(permissions),
});
const ofDae = (isOfAgency: boolean) => ({ organizationId: DAE, isOfAgency });
const ALL = ['Work plan/Edit', 'Work plan/Create'];

describe('the plan of an agency', () => {
  it('is changed by its own organisation, by one that is no agency’s, and by FAO_ADMIN', () => {
    expect(isOwnPlan(person(DAE), ofDae(true))).toBe(true);
    expect(isOwnPlan(person(BADC), ofDae(true))).toBe(false);
    expect(isOwnPlan(person(OFFICE), ofDae(false))).toBe(true);
    expect(isOwnPlan(person(BADC, [], [FAO_ADMIN]), ofDae(true))).toBe(true);
    expect(isOwnPlan({ ...person(BADC), isSuperUser: true }, ofDae(true))).toBe(true);
  });

  it('of an agency without an organisation is changed by no other agency', () => {
    expect(isOwnPlan(person(BADC), { organizationId: null, isOfAgency: true })).toBe(false);
  });

  it('needs the switches, and a project that is not archived', () => {
    const open = { isArchived: false };
    expect(planAbilities(person(DAE), ofDae(true), open)).toEqual({ create: false, edit: false, open: false });
    expect(planAbilities(person(DAE, ['Work plan/Edit']), ofDae(true), open)).toMatchObject({
      create: false,
      edit: true,
    });
    expect(planAbilities(person(DAE, ALL), ofDae(true), open)).toMatchObject({ create: true, edit: true });
    expect(planAbilities(person(DAE, ALL), ofDae(true), { isArchived: true })).toMatchObject({ edit: false });
    expect(planAbilities(person(BADC, ALL), ofDae(true), open)).toMatchObject({ create: false, edit: false });
    expect(planAbilities(person(DAE, ['Dashboard/View']), ofDae(true), open).open).toBe(true);
  });
});
