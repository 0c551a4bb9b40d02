import type { Permission } from '@msurvey/domain';
import { describe, expect, it } from 'vitest';
import { activityAbilities, isOwn, reviewAbilities } from './activity.policy.ts';

const person = (permissions: Permission[] = [], roleNames: string[] = []) => ({
  userId: 7,
  isSuperUser: false,
  roleNames,
  permissions: new Set<string>(permissions),
});
const open = { isArchived: false };
const record = (state: 'received' | 'approved' | 'rejected', userId = 1, savedBy = 1) => ({ state, userId, savedBy });

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
    expect(reviewAbilities(reviewer, record('received'), open)).toEqual({ approve: true, reject: true, reopen: false });
    expect(reviewAbilities(reviewer, record('approved'), open)).toEqual({
      approve: false,
      reject: false,
      reopen: true,
    });
    expect(reviewAbilities(reviewer, record('rejected'), open)).toEqual({
      approve: false,
      reject: false,
      reopen: false,
    });
  });

  it('does not judge what he wrote or saved last, nor without the switch, nor in an archived project', () => {
    const nothing = { approve: false, reject: false, reopen: false };
    expect(isOwn(reviewer, record('received', 7))).toBe(true);
    expect(reviewAbilities(reviewer, record('received', 7), open)).toEqual(nothing);
    expect(reviewAbilities(reviewer, record('received', 1, 7), open)).toEqual(nothing);
    expect(reviewAbilities(person(), record('received'), open)).toEqual(nothing);
    expect(reviewAbilities(reviewer, record('received'), { isArchived: true })).toEqual(nothing);
  });
});
