import { describe, expect, it } from 'vitest';
import type { Answers, RawRecord } from '../raw.ts';
import { indicator, TYPES } from '../testing/indicator.ts';
import { sumRecords } from './sum-records.ts';
import type { RawIndicator, RawSource } from './told.ts';

const SOURCE: RawSource = {
  projectId: 61,
  nodeId: 1,
  formProjectId: 61,
  formId: 5,
  isThere: true,
  formula: 'count',
  column: null,
  dateColumn: 'visited',
  conditions: [],
  splits: [],
  questions: {
    farmer: { type: 'text', dataType: 'string' },
    age: { type: 'integer', dataType: 'int' },
    sex: { type: 'select_one sex', dataType: 'string' },
    inputs: { type: 'select_multiple inputs', dataType: 'string' },
    visited: { type: 'date', dataType: 'date' },
  },
};
const SAID: Answers[] = [
  { farmer: 'Rahim', age: 40, sex: 'male', inputs: 'seed lime', visited: '2024-08-01' },
  { farmer: 'Karima', age: 30, sex: 'female', visited: '2024-09-01' },
  { farmer: 'Karima', sex: 'female', inputs: 'lime', visited: '2025-09-01' },
  { farmer: 'Abul', age: 7, visited: '2017-09-01' },
  { farmer: 'Dipu', age: 7 },
];
const records = SAID.map(
  (answers, i): RawRecord => ({
    formId: 5,
    id: i + 1,
    organizationId: null,
    receivedAt: new Date('2025-12-31T20:00:00Z'),
    state: 'received',
    answers,
  }),
);
const periods = (source: Partial<RawSource>, one: Partial<RawIndicator> = {}) =>
  sumRecords(records, {
    indicator: indicator(1, one),
    source: { ...SOURCE, ...source },
    types: TYPES,
    between: ['2018-07-01', '2029-06-30'],
    asOf: '2026-01-15',
  });
const values = (source: Partial<RawSource>, one: Partial<RawIndicator> = {}) =>
  Object.fromEntries(periods(source, one).map(({ first, total }) => [first, total.value]));
const where = (column: string, is: string, ...said: string[]) => ({
  conditions: [{ column, function: is, values: said }],
});

describe('indicators that are counted from the records of a form', () => {
  it('count records by the day they say, or on which they were sent in Dhaka, within the years of the project', () => {
    expect(values({})).toEqual({ '2024-07-01': 2, '2025-07-01': 1 });
    expect(values({ dateColumn: null }, { frequency: 'half-yearly' })).toEqual({ '2026-01-01': 5 });
    expect(values({}, { relation: 'Cumulative' })).toEqual({ '2024-07-01': 2, '2025-07-01': 3 });
  });

  it('add up numbers, and count each different answer where it came first', () => {
    expect(values({ formula: 'sum', column: 'age' })).toEqual({ '2024-07-01': 70, '2025-07-01': 0 });
    expect(values({ formula: 'distinct', column: 'farmer' })).toEqual({ '2024-07-01': 2, '2025-07-01': 0 });
  });

  it('an average and a share of nothing are unknown', () => {
    const average = { formula: 'average', column: 'age' };
    expect(values(average, { type: 'Percentage' })).toEqual({ '2024-07-01': 35 });
    const share = { formula: 'share', ...where('inputs', 'equal', 'lime') };
    expect(values(share, { type: 'Percentage' })).toEqual({ '2024-07-01': 50, '2025-07-01': 100 });
    const [first] = periods(share, { type: 'Number / Denominator' });
    expect(first?.total).toEqual({ value: 1, denominator: 2 });
  });

  it('count those of which the conditions hold; whatever is asked holds only where there is an answer', () => {
    expect(values(where('age', 'at-least', '30'))['2024-07-01']).toBe(2);
    expect(values(where('age', 'between', '35', '40'))['2024-07-01']).toBe(1);
    expect(values(where('age', 'not-equal', '40'))).toEqual({ '2024-07-01': 1, '2025-07-01': 0 });
    expect(values(where('inputs', 'one-of', 'seed', 'water'))['2024-07-01']).toBe(1);
    expect(values(where('inputs', 'not-answered'))['2024-07-01']).toBe(1);
    expect(values(where('visited', 'before', '2024-09-01'))['2024-07-01']).toBe(1);
  });

  it('are split by the answers that are items; an answer that is none is in no leaf', () => {
    const splits = [{ typeId: 1, column: 'sex', answers: [{ answer: 'female', itemId: 12 }] }];
    const [first, second] = periods({ splits }, { groups: [[1], [2]] });
    expect([...(first?.leaves ?? [])].map(([key, { value }]) => [key, value])).toEqual([
      ['11', 0],
      ['12', 1],
    ]);
    expect(second?.leaves.get('12')?.value).toBe(1);
  });

  it('count nothing where what was saved does not suit form or indicator any more', () => {
    expect(values({ isThere: false })).toEqual({});
    expect(values({ formula: 'sum', column: 'gone' })).toEqual({});
    expect(values({ formula: 'average', column: 'age' })).toEqual({});
  });
});
