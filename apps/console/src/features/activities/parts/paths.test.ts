import { expect, test } from 'vitest';
import { activityProfilePath } from '~/features/activities/parts/paths.ts';

const row = {
  sub_activity: '1.04',
  sub_activity_id: 4,
  implementation_date: '2026-03-01',
  location: 'Char Fasson, Bhola',
  instance: 'uuid:1',
  implemented_by: 'DAE',
};

test('the profile of an activity has the six parameters of saved links', () => {
  const [path, search] = activityProfilePath(61, row).split('?');
  expect(path).toBe('/project/61/sacp/project-activity/profile');
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    subactivity: '1.04',
    subactivityId: '4',
    date: '2026-03-01',
    location: 'Char Fasson, Bhola',
    instance: 'uuid:1',
    implementedby: 'DAE',
  });
});

test('what is not known is blank, not “null”', () => {
  const blank = { ...row, sub_activity: null, sub_activity_id: null, implementation_date: null };
  expect(activityProfilePath(61, blank)).not.toContain('null');
});
