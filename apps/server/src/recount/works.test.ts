import { describe, expect, it } from 'vitest';
import { keysOf, line } from './testing/small-programme.ts';

const APPROVED = 'approved' as const;

describe('works', () => {
  it('count where and when they were done: ever, in the year and in the month of the first day', async () => {
    const keys = await keysOf({ training: [{ on: '2025-07-01', union: 2111 }] }, 'work_tally');
    const units = [2111, 211, 21, 2];
    expect(keys).toEqual([
      ...[0, 2025, 202507, -2025].map((period) => [61, 0, period, 1, '', '']),
      ...units.flatMap((unit) => [0, 2025, 202507].map((period) => [61, unit, period, 1, '', ''])),
    ]);
  });

  it('count in the fiscal year that ends in June, everywhere', async () => {
    const keys = (await keysOf({ training: [{ on: '2025-06-30', union: null }] }, 'work_tally')) as number[][];
    expect(keys.map((key) => key[2])).toEqual([0, 2025, 202506, -2024]);
  });

  it('without a date count only in all years', async () => {
    expect(await keysOf({ training: [{ on: '', union: null }] }, 'work_tally')).toEqual([[61, 0, 0, 1, '', '']]);
  });

  it('are achievements when they are approved, wait when they are not, and are nothing when rejected', async () => {
    const sent = {
      training: [
        { state: APPROVED },
        { state: APPROVED },
        { state: 'received' as const },
        { state: 'rejected' as const },
      ],
    };
    expect(await line(sent, 'work_tally', 61, 0, 0, 1, '', '')).toEqual({ activities: 2, waiting: 1 });
    expect(await line(sent, 'activity_tally', 61, 1, 'rejected')).toEqual({ n: 1 });
  });

  it('of approved ones what was measured is added up; unknown adds nothing', async () => {
    const sent = {
      training: [
        { quantity: 2.5, males: 3, females: 4 },
        { quantity: '', stated: 10 },
        { quantity: 100, males: 50, state: 'received' as const },
      ],
    };
    expect(await line(sent, 'work_tally', 61, 0, 0, 1, '', '')).toEqual({
      activities: 2,
      waiting: 1,
      quantity: 2.5,
      attendances: 17,
      male: 3,
      female: 4,
    });
  });

  it('attendances are those who are listed, registered or not, else the heads that were counted', async () => {
    const listed = { training: [{ males: 50, who: [{ no: 'X', sex: 'male' }, { name: 'Y' }, {}] }] };
    expect(await line(listed, 'work_tally', 61, 0, 0, 1, '', '')).toEqual({ activities: 1, attendances: 2, male: 1 });
  });

  it('without a sub-activity, or with one that is not in the catalogue, are known by the kind of their form', async () => {
    for (const sub of ['', 9999])
      expect(await keysOf({ training: [{ sub, on: '', union: null }] }, 'work_tally')).toEqual([
        [61, 0, 0, -1, '', ''],
      ]);
    expect(await keysOf({ activity: [{ sub: '', on: '', union: null }] }, 'work_tally')).toEqual([
      [61, 0, 0, -6, '', ''],
    ]);
  });

  it('demonstrations are by kind of crop and crop, with area and production', async () => {
    const sent = { demonstration: [{ sub: 5, cropKind: 'fruits', crop: 'mango', area: 33, produced: 120 }] };
    const found = await line(sent, 'work_tally', 61, 0, 0, 5, 'fruits', 'mango');
    expect(found).toMatchObject({ activities: 1, area: 33, produced: 120 });
  });

  it('a harvest counts with its plot when both are approved, and is no work of its own', async () => {
    const sent = (plot: string, harvest: string) => ({
      demonstration: [{ id: 500, sub: 5, produced: '', state: plot as 'approved' }],
      production: [{ followed: 500, produced: 80, state: harvest as 'approved' }],
    });
    const produced = async (plot: string, harvest: string) =>
      (await line(sent(plot, harvest), 'work_tally', 61, 0, 0, 5, '', ''))?.produced;
    expect(await produced('approved', 'approved')).toBe(80);
    expect(await produced('approved', 'received')).toBeUndefined();
    expect(await produced('received', 'approved')).toBeUndefined();
    const keys = (await keysOf(sent('approved', 'approved'), 'work_tally')) as number[][];
    expect(new Set(keys.map((key) => key[3]))).toEqual(new Set([5]));
  });

  it('structures are by type, with length and households', async () => {
    const sent = { infrastructure: [{ sub: 6, type: 'canal', length: 1.5, households: 40 }] };
    const found = await line(sent, 'work_tally', 61, 0, 0, 6, 'canal', '');
    expect(found).toMatchObject({ activities: 1, length: 1.5, households: 40 });
  });
});
