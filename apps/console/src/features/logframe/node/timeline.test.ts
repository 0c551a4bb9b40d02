import { describe, expect, it } from 'vitest';
import { type Activity, doneOf, followedOf, type LinkedWork } from '~/features/logframe/node/linked-work.ts';
import { placeOn, timelineOf } from '~/features/logframe/node/timeline.ts';

const activity = (data: unknown[], start: string | null = '2026-01-01', end: string | null = '2026-12-31') =>
  ({ dateRange: { start_date: start, end_date: end }, implementationList: { data } }) as Activity;

describe('the timeline of an activity', () => {
  it('reaches from the first day to the last, also of what lies outside the plan', () => {
    const timeline = timelineOf(activity([{ title: 'Closed', planDate: '2027-02-01' }]), 'Train');
    expect(timeline).toMatchObject({ start: '2026-01-01', end: '2027-02-01', marks: [{ isDone: false }] });
    expect(placeOn({ start: '2026-01-01', end: '2026-01-11' }, '2026-01-06')).toBe(50);
    expect(placeOn({ start: '2026-01-01', end: '2026-01-11' }, '2030-01-01')).toBe(100);
  });
  it('is none where nothing has a day', () => {
    expect(timelineOf(activity([], null, null), 'Train')).toBeNull();
  });
});

describe('what an activity is followed by', () => {
  const linked = [{ row: { subActivityId: 7 }, target: 10, achieved: 4 }] as LinkedWork[];
  it('is counted from the work plan where it is linked, else what somebody said', () => {
    expect(doneOf({ progress: 90, subActivityId: 7 }, linked)).toBe(0.4);
    expect([doneOf({ progress: 90 }, linked), doneOf({}, linked)]).toEqual([0.9, null]);
  });
  it('is done by target, by day or by weight', () => {
    const rows = [
      { target: 10, date: '2026-01-01', achieved: 5 },
      { target: 10, date: '2026-02-01' },
    ];
    expect(followedOf(activity([{ measuring_unit: 'group', rows }]), [])).toEqual([
      { done: 0.5, weight: 1 },
      { done: null, weight: 1 },
    ]);
    expect(followedOf(activity([{ title: 'Opened', planDate: '2026-01-01', doneOn: '2026-01-02' }]), [])).toEqual([
      { done: 1, weight: 1 },
    ]);
    expect(followedOf(activity([{ name: 'Courses', weighting: 60, subActivityId: 7 }]), linked)).toEqual([
      { done: 0.4, weight: 60 },
    ]);
  });
});
