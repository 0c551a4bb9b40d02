import { describe, expect, it } from 'vitest';
import {
  type ClosedYear,
  closedYearsOf,
  type IndicatorDefinition,
  isSameDefinition,
  isYearOver,
  type PublishedFigures,
  publishedYear,
  restatedFigures,
} from './published.ts';

const definition: IndicatorDefinition = {
  source: 'mapping',
  counts: 'people',
  frequency: 'yearly',
  how: { kind: 'amount', mode: 'increments' },
  direction: 'increase',
  band: 90,
  works: [3, 5],
  records: null,
  from: null,
  input: null,
  groups: [[1, 2]],
};
const year = (target: number | null, collection: number | null, cumulative: number | null) => ({
  target,
  collection,
  cumulative,
});
const figures = (collection: number | null, more: PublishedFigures[string]['lines'] = {}): PublishedFigures => ({
  7: { definition, lines: { '': year(50, collection, collection), ...more } },
});
const closed = (last: PublishedFigures, first: PublishedFigures | null = null): ClosedYear => ({
  year: 2023,
  version: first ? 2 : 1,
  figures: last,
  first,
});

describe('a closed year of a report', () => {
  it('shows what was published, and nothing beside it where nothing has changed', () => {
    expect(publishedYear(closed(figures(40)), 7, '', year(50, 40, 40))).toEqual({
      ...year(50, 40, 40),
      version: 1,
      was: null,
      now: null,
    });
  });

  it('shows what was published although something else is there today, and that beside it', () => {
    expect(publishedYear(closed(figures(40)), 7, '', year(50, 45, 45))).toMatchObject({
      collection: 40,
      was: null,
      now: year(50, 45, 45),
    });
  });

  it('shows what was published first beside what was restated, however often it was', () => {
    const restated = publishedYear({ ...closed(figures(45), figures(40)), version: 3 }, 7, '', year(50, 45, 45));
    expect(restated).toMatchObject({ collection: 45, version: 3, was: year(50, 40, 40), now: null });
    expect(publishedYear(closed(figures(40), figures(40)), 7, '', year(50, 40, 40)).was).toBeNull();
  });

  it('tells a blank from a nought', () => {
    expect(publishedYear(closed(figures(null)), 7, '', year(50, 0, 0))).toMatchObject({
      collection: null,
      now: year(50, 0, 0),
    });
  });

  it('is blank for what was not published, which stands beside as changed', () => {
    const blank = year(null, null, null);
    expect(publishedYear(closed(figures(40)), 8, '', year(1, 2, 3))).toMatchObject({ ...blank, now: year(1, 2, 3) });
    expect(publishedYear(closed(figures(40)), 7, '11', blank)).toMatchObject({ ...blank, now: null });
  });
});

describe('a restatement', () => {
  it('is old → new of each figure, of leaves and of indicators that came or went', () => {
    const before = figures(40, { 11: year(null, 25, 25) });
    const after = { ...figures(45, { 11: year(null, 25, 30) }), 8: { definition, lines: { '': year(9, null, null) } } };
    expect(restatedFigures(before, after)).toEqual([
      { node: 7, key: '', figure: 'collection', was: 40, is: 45 },
      { node: 7, key: '', figure: 'cumulative', was: 40, is: 45 },
      { node: 7, key: '11', figure: 'cumulative', was: 25, is: 30 },
      { node: 8, key: '', figure: 'target', was: null, is: 9 },
    ]);
    expect(restatedFigures(before, before)).toEqual([]);
  });

  it('knows a definition again whatever the order of its sub-activities, and one that means something else', () => {
    expect(isSameDefinition(definition, { ...definition, works: [5, 3] })).toBe(true);
    expect(isSameDefinition(definition, { ...definition, counts: 'households' })).toBe(false);
    expect(isSameDefinition(definition, { ...definition, how: { kind: 'amount', mode: 'latest' } })).toBe(false);
  });

  it('tells definitions apart whose records of a form are counted otherwise', () => {
    const records = {
      formId: 3,
      formula: 'count',
      column: null,
      dateColumn: null,
      conditions: [],
      splits: [],
    } as const;
    const counted: IndicatorDefinition = { ...definition, records: { ...records, conditions: [], splits: [] } };
    expect(isSameDefinition(counted, { ...counted })).toBe(true);
    expect(isSameDefinition(counted, definition)).toBe(false);
    expect(
      isSameDefinition(counted, { ...counted, records: { ...records, formId: 4, conditions: [], splits: [] } }),
    ).toBe(false);
  });
});

describe('closing', () => {
  it('waits for the end of the year', () => {
    expect(isYearOver(2024, '2025-06-30')).toBe(false);
    expect(isYearOver(2024, '2025-07-01')).toBe(true);
  });

  it('asks for a reason in closed years alone, whatever part of a year a period is', () => {
    const periods = [{ first: '2024-04-01' }, { first: '2023-07-01' }, { first: '2025-01-01' }];
    expect(closedYearsOf(new Set([2023, 2019]), periods)).toEqual([2023]);
    expect(closedYearsOf(new Set([2023, 2024]), periods)).toEqual([2023, 2024]);
    expect(closedYearsOf(new Set(), periods)).toEqual([]);
  });
});
