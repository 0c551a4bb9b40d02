import { describe, expect, it } from 'vitest';
import { countProgramme } from '../count-programme.ts';
import { indicator, indicators } from '../testing/indicator.ts';
import { programme, type Sent } from '../testing/small-programme.ts';
import type { RawIndicator } from './told.ts';

/** First day of each period → its value, or that of a leaf; what was counted as of the end of 2025. */
async function values(sent: Sent, one: RawIndicator, leaf = '', measure = 'value'): Promise<Record<string, number>> {
  const raw = programme({ ...sent, indicators: indicators([one]) });
  const counts = await countProgramme(raw, new Map([['61.1', '2025-12-31']]));
  const found: Record<string, number> = {};
  for (const [key, line] of counts.get('indicator_computed') ?? []) {
    const [, , first, , of] = JSON.parse(key) as [number, number, string, string, string];
    if (of === leaf) found[first] = line[measure] ?? 0;
  }
  return found;
}
const works = (more: Partial<RawIndicator>) => indicator(1, { subActivities: [1, 2], ...more });

describe('values that are counted of work', () => {
  const training = [
    { on: '2023-06-30', quantity: 2.5, males: 3, females: 4 },
    { on: '2023-07-01', sub: 2, quantity: '', union: 2111 },
    { on: '2025-12-31', quantity: 1, males: 1, females: 0 },
    { on: '2025-01-01', sub: 3 },
    { on: '2025-01-01', state: 'received' as const },
    { on: '', males: 9 },
  ];

  it('are of approved activities of its sub-activities, in the fiscal year of their day; between them a nought is a nought', async () => {
    expect(await values({ training }, works({ counts: 'activities' }))).toEqual({
      '2022-07-01': 1,
      '2023-07-01': 1,
      '2024-07-01': 0,
      '2025-07-01': 1,
    });
    expect(await values({ training }, works({ counts: 'quantity', subActivities: [1] }))).toMatchObject({
      '2022-07-01': 2.5,
    });
  });

  it('are there for parts of a year where it is reported so', async () => {
    const halves = await values({ training }, works({ counts: 'activities', frequency: 'half-yearly' }));
    expect(Object.keys(halves)).toEqual([
      '2023-01-01',
      '2023-07-01',
      '2024-01-01',
      '2024-07-01',
      '2025-01-01',
      '2025-07-01',
    ]);
    const quarters = await values({ training }, works({ counts: 'activities', frequency: 'quarterly' }));
    expect(quarters).toMatchObject({ '2023-04-01': 1, '2023-07-01': 1, '2025-10-01': 1 });
  });

  it('are what was reached to the end of the period where they are cumulative already', async () => {
    const one = works({ counts: 'activities', relation: 'Cumulative' });
    expect(Object.values(await values({ training }, one))).toEqual([1, 2, 2, 3]);
  });

  it('know the place of the work, and the sex of heads', async () => {
    const one = works({ counts: 'attendances', groups: [[1], [3]] });
    expect(await values({ training }, one, '12')).toMatchObject({ '2022-07-01': 4, '2025-07-01': 0 });
    expect(await values({ training }, { ...one, counts: 'activities' }, '32')).toMatchObject({
      '2022-07-01': 0,
      '2023-07-01': 1,
    });
    // Work has no sex.
    expect(await values({ training }, { ...one, counts: 'activities' }, '12')).toEqual({});
  });

  it('are unique people for trainings, quantity for what is measured and activities else, unless something is picked', async () => {
    const said = { training: [{ on: '2025-07-01', who: [{ id: 7 }, { id: 8 }] }], member: [{ id: 7 }, { id: 8 }] };
    expect(await values(said, works({}))).toEqual({ '2025-07-01': 2 });
    expect(await values(said, works({ subActivities: [1, 6] }))).toEqual({ '2025-07-01': 1 });
  });

  it('are none of indicators that are typed, and of shares and ratings', async () => {
    expect(await values({ training }, works({ isMapped: false }))).toEqual({});
    expect(await values({ training }, works({ type: 'Percentage' }))).toEqual({});
  });
});

describe('unique people and households', () => {
  const sent: Sent = {
    member: [
      { id: 1, sex: 'male', age: 20, home: 'H1', on: '2020-01-01' },
      { id: 2, sex: 'female', age: 50, home: 'H1', on: '2019-01-01', union: 2111 },
      { id: 3, sex: 'female', age: 30, home: '' },
      { id: 4, state: 'rejected', home: 'H4' },
      { id: 5, home: 'H5' },
    ],
    merges: [[1, 5]],
    training: [
      { on: '2023-08-01', who: [{ id: 5 }, { id: 4 }] },
      { on: '2024-08-01', who: [{ id: 1 }, { id: 2 }, { id: 3 }, { name: 'Guest' }] },
      { on: '2025-08-01', sub: 2, who: [{ id: 3 }] },
    ],
  };

  it('count in the period of the first time; beside it how many took part, and how many of them were new', async () => {
    const people = works({ counts: 'people' });
    expect(Object.values(await values(sent, people))).toEqual([1, 2, 0]);
    expect(Object.values(await values(sent, people, '', 'took_part'))).toEqual([1, 3, 1]);
    expect(Object.values(await values(sent, { ...people, relation: 'Cumulative' }))).toEqual([1, 3, 3]);
    expect(Object.values(await values(sent, { ...people, relation: 'Cumulative' }, '', 'fresh'))).toEqual([1, 2, 0]);
  });

  it('are split by what is known of them, crossed with each other', async () => {
    const people = works({ counts: 'people', groups: [[1, 2]] });
    expect(Object.values(await values(sent, people, '11.21'))).toEqual([1, 0, 0]);
    expect(Object.values(await values(sent, people, '12.21'))).toEqual([0, 1, 0]);
    expect(Object.values(await values(sent, people, '12.22'))).toEqual([0, 1, 0]);
  });

  it('households are where their first person lives, and who has no number is in none', async () => {
    const households = works({ counts: 'households', groups: [[3], [1]] });
    expect(Object.values(await values(sent, households))).toEqual([1, 0, 0]);
    expect(Object.values(await values(sent, households, '32'))).toEqual([1, 0, 0]);
    expect(await values(sent, households, '11')).toEqual({});
  });
});
