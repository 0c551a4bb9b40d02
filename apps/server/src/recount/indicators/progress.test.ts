import { describe, expect, it } from 'vitest';
import { indicator, stated } from '../testing/indicator.ts';
import { followedBy, progressOf } from './progress.ts';
import type { Period } from './sum-works.ts';
import { NO_INDICATORS, type RawIndicator, type RawIndicators } from './told.ts';

const TODAY = '2025-11-01';
const counted = (year: number, value: number): Period => ({
  first: `${year}-07-01`,
  last: `${year + 1}-06-30`,
  total: { value, denominator: null },
  leaves: new Map(),
  tookPart: null,
  fresh: null,
});
const progress = (
  all: readonly RawIndicator[],
  said: RawIndicators['stated'],
  { periods = {}, parts = [] }: { periods?: Record<string, Period[]>; parts?: RawIndicators['parts'] } = {},
) => progressOf({ ...NO_INDICATORS, all, stated: said, parts }, new Map(Object.entries(periods)), TODAY);

describe('progress', () => {
  it('is the sum of increments, or the latest of what is cumulative, in percent of the target', () => {
    const said = [
      stated(1, 2023, 30),
      stated(1, 2024, 20),
      stated(1, 2026, 900),
      stated(1, 2025, 9, { isAccepted: false }),
    ];
    expect(progress([indicator(1, { lop: 200 })], said).get('61.1')).toBe(25);
    expect(progress([indicator(1, { lop: 200, relation: 'Cumulative' })], said).get('61.1')).toBe(10);
    expect(progress([indicator(1, { lop: 0 })], said).get('61.1')).toBe(0);
    expect(progress([indicator(1)], said).get('61.1')).toBeNull();
  });

  it('of a share is made from the sums of both, never from percentages', () => {
    const one = indicator(1, { type: 'Number / Denominator', lop: 50 });
    const said = [stated(1, 2023, 1, { denominator: 4 }), stated(1, 2024, 2, { denominator: 4 }), stated(1, 2025, 8)];
    expect(progress([one], said).get('61.1')).toBe(75);
  });

  it('takes a year instead of its parts where both are reported', () => {
    const half = { first: '2024-01-01', last: '2024-06-30' };
    expect(progress([indicator(1, { lop: 100 })], [stated(1, 2023, 30, half), stated(1, 2023, 70)]).get('61.1')).toBe(
      70,
    );
  });

  it('takes what is stated in place of what is counted only with a reason, or where nothing is counted', () => {
    const one = indicator(1, { lop: 100, subActivities: [1] });
    const said = [stated(1, 2022, 5), stated(1, 2023, 50), stated(1, 2024, 7, { reason: 'A survey' })];
    expect(progress([one], said, { periods: { '61.1': [counted(2023, 10), counted(2024, 20)] } }).get('61.1')).toBe(22);
  });

  it('of a derived one is that of the fetched values × input / 100, the input of the period first', () => {
    const all = [indicator(1), indicator(2, { isDerived: true, derivedIndicator: 1, derivedInput: 50, lop: 100 })];
    const said = [stated(1, 2023, 40), stated(1, 2024, 60), stated(2, 2024, null, { input: 10 })];
    expect(progress(all, said).get('61.2')).toBe(26);
  });

  it('of an aggregated one is made of what is known of its parts, and ends where they go round in a circle', () => {
    const all = [1, 2, 3, 4].map((id) => indicator(id, { lop: 100, isAggregated: id > 2 }));
    const part = (nodeId: number, partNodeId: number, weight: number) => ({
      projectId: 61,
      nodeId,
      partProjectId: 61,
      partNodeId,
      weight,
    });
    const parts = [part(3, 1, 60), part(3, 2, 40), part(4, 3, 50), part(3, 4, 10)];
    expect(progress(all, [stated(1, 2023, 30)], { parts }).get('61.3')).toBe(18);
    expect(progress(all, [stated(1, 2023, 30)], { parts }).get('61.4')).toBe(9);
    expect(progress(all, [], { parts }).get('61.3')).toBeNull();
  });
});

it('what is derived from or made of an indicator waits with it', () => {
  const all = [indicator(1), indicator(2, { isDerived: true, derivedIndicator: 1 }), indicator(3), indicator(4)];
  const parts = [{ projectId: 61, nodeId: 3, partProjectId: 61, partNodeId: 2, weight: 1 }];
  expect([...followedBy({ ...NO_INDICATORS, all, parts }, new Set(['61.1']))]).toEqual(['61.1', '61.3', '61.2'].sort());
});
