import { describe, expect, it } from 'vitest';
import { itemsOf, linesOf, weightSum } from '~/features/logframe/dialogs/implementation.ts';

describe('the list of an activity', () => {
  it.each([
    [
      1,
      [
        {
          measuring_unit: 'group',
          rows: [
            { target: 5, date: '2026-01-01', achieved: 0 },
            { target: 9, date: '2026-06-30' },
          ],
        },
      ],
    ],
    [2, [{ title: 'Opened', planDate: '2026-01-01', doneOn: '2026-01-05' }]],
    [
      3,
      [
        {
          name: 'Courses',
          type: 1,
          start_date: '2026-01-01',
          end_date: '2026-02-01',
          weighting: 60,
          progress: 40,
          subActivityId: 9,
        },
      ],
    ],
  ] as const)('of measure %s is sent as it was read', (measure, items) => {
    expect(itemsOf(measure, linesOf(items as never))).toEqual(items);
  });
  it('adds up its weightings, leaving out what is not typed yet', () => {
    expect(weightSum([{ weighting: '33.3' }, { weighting: '' }, { weighting: '66.7' }])).toBe(100);
  });
});
