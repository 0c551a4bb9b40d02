import { expect, test } from 'vitest';
import { withoutMember } from '~/features/projects/team/without-member.ts';

const team = {
  data: [
    { projectId: 1, userId: 7 },
    { projectId: 1, userId: 8 },
  ],
  meta: { count: 12 },
};

test('takes a member off the page and out of the count', () => {
  expect(withoutMember(team, { projectId: 1, userId: 7 })).toEqual({
    data: [{ projectId: 1, userId: 8 }],
    meta: { count: 11 },
  });
});

test.each([
  ['somebody who is not on it', { projectId: 1, userId: 9 }],
  ['a member of another project', { projectId: 2, userId: 7 }],
])('leaves a page without %s as it is', (_, gone) => {
  expect(withoutMember(team, gone)).toBe(team);
});
