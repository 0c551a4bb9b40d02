import { describe, expect, it } from 'vitest';
import { indicatorPeriod, indicatorPeriods, isWithinYears, overlap, yearOfPeriod } from './periods.ts';
import { readingOf, sourceOf, typeNamedTwice, usualCount } from './settings.ts';
import { derivedValue, leafCount, leafKeys, leavesOfTree, strayLeaves, treeOfGroup } from './tree.ts';

const years = { from: 2024, to: 2025 };

describe('the periods of an indicator', () => {
  it('are fiscal years, or the calendar’s parts of them', () => {
    expect(indicatorPeriods(years, 'yearly').map(({ first, last }) => [first, last])).toEqual([
      ['2024-07-01', '2025-06-30'],
      ['2025-07-01', '2026-06-30'],
    ]);
    expect(indicatorPeriods(years, 'half-yearly')).toHaveLength(4);
    expect(indicatorPeriods(years, 'quarterly')).toHaveLength(8);
    expect(indicatorPeriods(years, 'monthly')).toHaveLength(24);
  });

  it('are told by their labels; a bare year is the one that begins in it', () => {
    const first = (date: string, frequency: 'yearly' | 'half-yearly' | 'quarterly' | 'monthly') =>
      indicatorPeriod(date, frequency)?.first;
    expect(first('2025', 'yearly')).toBe('2025-07-01');
    expect(first('২০২৫-২৬', 'quarterly')).toBe('2025-07-01');
    expect(first('2026-H1', 'half-yearly')).toBe('2026-01-01');
    expect(first('2026-H1', 'quarterly')).toBeUndefined();
    // A month where months are reported.
    expect([first('2011-12', 'monthly'), first('2011-12', 'yearly')]).toEqual(['2011-12-01', '2011-07-01']);
  });

  it('lie in a year of the project, and do not speak of the same days twice', () => {
    const [half, quarter, next] = ['2025-H1', '2025-Q1', '2025-Q3'].map((date) =>
      indicatorPeriod(date, date.includes('H') ? 'half-yearly' : 'quarterly'),
    );
    if (!half || !quarter || !next) throw new Error('no period');
    expect([yearOfPeriod(half), yearOfPeriod(next)]).toEqual([2024, 2025]);
    expect([overlap(half, quarter), overlap(half, next)]).toEqual([true, false]);
    expect(isWithinYears(half, years)).toBe(true);
    expect(isWithinYears(half, { from: 2025, to: 2026 })).toBe(false);
  });
});

describe('the tree of a value', () => {
  const sex = { id: 1, items: [{ id: 11 }, { id: 12 }] };
  const age = { id: 2, items: [{ id: 21 }, { id: 22 }] };

  it('has a leaf for each way through the items of its types', () => {
    expect(leafKeys([sex, age])).toEqual(['11.21', '11.22', '12.21', '12.22']);
    expect(leafCount([[sex, age], [sex], []])).toBe(6);
  });

  it('says what its leaves say, and blank ones nothing', () => {
    const leaves = { '11.22': { value: 5, denominator: null }, '12.21': { value: 0, denominator: null } };
    const tree = treeOfGroup([sex, age], leaves);
    expect(tree[0]?.nodes.map(({ value }) => value)).toEqual([null, 5]);
    expect(leavesOfTree(tree)).toEqual(leaves);
    expect(strayLeaves([[sex, age]], { ...leaves, '11': { value: 1, denominator: null } })).toEqual(['11']);
  });
});

describe('the settings of an indicator', () => {
  it('name a type once, in whatever groups', () => {
    expect(typeNamedTwice([[1, 2], [3]])).toBeUndefined();
    expect(typeNamedTwice([[1, 2], [2]])).toBe(2);
  });

  it('say how values are read: percentages and texts never sum', () => {
    expect(readingOf('Percentage', 'Incremental')).toEqual({ kind: 'percentage', mode: 'latest' });
    expect(readingOf('Qualitative', 'Incremental')).toEqual({ kind: 'text', mode: 'latest' });
    expect(readingOf('Number / Denominator', 'Incremental')).toEqual({ kind: 'ratio', mode: 'increments' });
    expect(readingOf(null, null)).toEqual({ kind: 'amount', mode: 'increments' });
  });

  it('say where values come from, and what is usual to count', () => {
    const source = { isAggregated: false, isDerived: false, collectionTypes: ['Activity mapping'] as const };
    expect(sourceOf(source)).toBe('mapping');
    expect(sourceOf({ ...source, isDerived: true })).toBe('derived');
    expect(sourceOf({ ...source, isDerived: true, isAggregated: true })).toBe('aggregated');
    expect(usualCount([{ type: 'training', isMeasured: false }])).toBe('people');
    expect(usualCount([{ type: 'other', isMeasured: true }])).toBe('quantity');
    expect(usualCount([{ type: 'event', isMeasured: false }])).toBe('activities');
    expect(usualCount([])).toBe('activities');
  });

  it('multiply what is fetched by input / 100, where the input is 1 unless it is given', () => {
    expect([derivedValue(250, null), derivedValue(250, 430), derivedValue(null, 430)]).toEqual([2.5, 1075, null]);
  });
});
