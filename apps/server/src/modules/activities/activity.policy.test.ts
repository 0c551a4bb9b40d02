import type { Permission } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { activityAbilities, isOfOtherAgency, isOwn, reviewAbilities } from './activity.policy.ts';

const person = (permissions: Permission[] = [], roleNames: string[] = []) => ({
  userId: 7,
  organizationId: 70,
  isSuperUser: false,
  roleNames,
  permissions: new Set<string>(permissions),
});
const open = { isArchived: false };
const record = (state: 'received' | 'approved' | 'rejected', userId = 1, more = {}) => ({
  state,
  userId,
  isTouched: false,
  agencyOrganizationId: null,
  ...more,
});
const narrow = { all: false };

describe('an activity', () => {
  it('is edited with the switch, and deleted by the administrator alone, while it is not approved', () => {
    const editor = person(['Project Activity/Edit', 'Project Activity/Delete']);
    expect(activityAbilities(editor, record('rejected'), open)).toEqual({ edit: true, delete: false });
    expect(activityAbilities(editor, record('approved'), open)).toEqual({ edit: false, delete: false });
    const admin = person([], ['FAO_ADMIN']);
    expect(activityAbilities(admin, record('received'), open)).toEqual({ edit: false, delete: true });
    expect(activityAbilities(admin, record('received'), { isArchived: true }).delete).toBe(false);
  });
});

describe('a reviewer', () => {
  const reviewer = person(['Validation/Validate']);
  it('approves and rejects what waits, and reopens what is approved', () => {
    expect(reviewAbilities(reviewer, record('received'), open, narrow)).toEqual({
      approve: true,
      reject: true,
      reopen: false,
    });
    expect(reviewAbilities(reviewer, record('approved'), open, narrow)).toEqual({
      approve: false,
      reject: false,
      reopen: true,
    });
    expect(reviewAbilities(reviewer, record('rejected'), open, narrow)).toEqual({
      approve: false,
      reject: false,
      reopen: false,
    });
  });

  it('does not judge what they wrote or ever saved, nor without the switch, nor in an archived project', () => {
    const nothing = { approve: false, reject: false, reopen: false };
    expect(isOwn(reviewer, record('received', 7))).toBe(true);
    expect(reviewAbilities(reviewer, record('received', 7), open, narrow)).toEqual(nothing);
    expect(reviewAbilities(reviewer, record('received', 1, { isTouched: true }), open, narrow)).toEqual(nothing);
    expect(reviewAbilities(person(), record('received'), open, narrow)).toEqual(nothing);
    expect(reviewAbilities(reviewer, record('received'), { isArchived: true }, narrow)).toEqual(nothing);
  });

  it('judges records of the agency whose work their organisation carries out, and of any with reach over all', () => {
    const ofAgency = (agencyOrganizationId: number | null) => record('received', 1, { agencyOrganizationId });
    expect(isOfOtherAgency(reviewer, ofAgency(70), narrow)).toBe(false);
    expect(isOfOtherAgency(reviewer, ofAgency(null), narrow)).toBe(false);
    expect(isOfOtherAgency(reviewer, ofAgency(71), narrow)).toBe(true);
    expect(isOfOtherAgency(reviewer, ofAgency(71), { all: true })).toBe(false);
    expect(reviewAbilities(reviewer, ofAgency(71), open, narrow).approve).toBe(false);
    expect(reviewAbilities(reviewer, ofAgency(71), open, { all: true }).approve).toBe(true);
  });
});
