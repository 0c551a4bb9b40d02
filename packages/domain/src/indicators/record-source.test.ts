import { describe, expect, it } from 'vitest';
import { checkSource, proposedAnswers } from './check-source.ts';
import { formulasFor, type RecordSource, type SourceColumn, tidySource } from './record-source.ts';
import { readingOf } from './settings.ts';
import { type SourceCount, sourcePeriods } from './source-periods.ts';

const COLUMNS: SourceColumn[] = [
  { path: 'age', kind: 'number' },
  { path: 'crop', kind: 'choice' },
  { path: 'inputs', kind: 'choices' },
  { path: 'visited', kind: 'date' },
  { path: 'name', kind: 'text' },
];
const SEX = { id: 3, items: [{ id: 31 }, { id: 32 }] };
const AMOUNT = readingOf('Quantative', 'Incremental');
const TO_DATE = readingOf('Quantative', 'Cumulative');
const RATIO = readingOf('Number / Denominator', 'Incremental');
const PERCENTAGE = readingOf('Percentage', null);

const source = (more: Partial<RecordSource> = {}): RecordSource => ({
  formId: 1,
  formula: 'count',
  column: null,
  dateColumn: null,
  conditions: [],
  splits: [],
  ...more,
});
const faults = (more: Partial<RecordSource>, reading = AMOUNT) =>
  checkSource(source(more), { columns: COLUMNS, reading, types: [SEX] }).map(({ field, fault }) => `${field} ${fault}`);
const condition = (column: string, is: RecordSource['conditions'][number]['function'], ...values: string[]) =>
  faults({ conditions: [{ column, function: is, values }] });

describe('a source', () => {
  it('has the formulas that suit how the indicator is read', () => {
    expect(formulasFor(AMOUNT)).toEqual(['count', 'distinct', 'sum']);
    expect(formulasFor(TO_DATE)).toContain('average');
    expect(formulasFor(RATIO)).toEqual(['share']);
    expect(formulasFor(PERCENTAGE)).toEqual(['share', 'average']);
    expect(formulasFor(readingOf('Qualitative', null))).toEqual([]);
    expect(faults({ formula: 'average', column: 'age' })).toEqual(['formula invalid']);
  });

  it('names the column that its formula needs, and one that fits it', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ formula: 'sum' })).toEqual(['column required']);
    expect(faults({ formula: 'sum', column: 'crop' })).toEqual(['column invalid']);
    expect(faults({ formula: 'sum', column: 'gone' })).toEqual(['column notFound']);
    expect(faults({ formula: 'distinct', column: 'name' })).toEqual([]);
    expect(faults({ formula: 'distinct', column: 'inputs' })).toEqual(['column invalid']);
    expect(faults({ column: 'age' })).toEqual(['column invalid']);
    expect(faults({ dateColumn: 'visited' })).toEqual([]);
    expect(faults({ dateColumn: 'age' })).toEqual(['dateColumn invalid']);
  });

  it('of a share has a condition: else it is always the whole', () => {
    expect(faults({ formula: 'share' }, RATIO)).toEqual(['conditions required']);
  });

  it('asks of a question only what can be asked of its answers', () => {
    expect(condition('age', 'between', '1', '10')).toEqual([]);
    expect(condition('age', 'between', '10', '9')).toEqual(['conditions/0/values invalid']);
    expect(condition('age', 'at-least', 'ten')).toEqual(['conditions/0/values invalid']);
    expect(condition('age', 'equal', '1', '2')).toEqual(['conditions/0/values invalid']);
    expect(condition('crop', 'one-of')).toEqual(['conditions/0/values required']);
    expect(condition('crop', 'one-of', 'rice', 'jute')).toEqual([]);
    expect(condition('crop', 'at-least', '1')).toEqual(['conditions/0/function invalid']);
    expect(condition('visited', 'before', '2026-02-30')).toEqual(['conditions/0/values invalid']);
    expect(condition('visited', 'on-or-after', '2026-02-28')).toEqual([]);
    expect(condition('name', 'answered')).toEqual([]);
    expect(condition('gone', 'answered')).toEqual(['conditions/0/column notFound']);
    expect(condition('', 'answered')).toEqual(['conditions/0/column required']);
  });

  it('ties a type once, to a question whose answers are items of it', () => {
    const split = { typeId: 3, column: 'crop', answers: [{ answer: 'rice', itemId: 31 }] };
    expect(faults({ splits: [split] })).toEqual([]);
    expect(faults({ splits: [split, split] })).toEqual(['splits/1/typeId taken']);
    expect(faults({ splits: [{ ...split, typeId: 4 }] })).toEqual(['splits/0/typeId notFound']);
    expect(faults({ splits: [{ ...split, column: 'age' }] })).toEqual(['splits/0/column invalid']);
    expect(faults({ splits: [{ ...split, answers: [{ answer: 'rice', itemId: 99 }] }] })).toEqual([
      'splits/0/answers notFound',
    ]);
  });

  it('is proposed by the values, codes and names that items and answers share', () => {
    const items = [
      { id: 1, code: 'M', label: 'Men', value: 'male' },
      { id: 2, code: 'F', label: 'Women', value: 'female' },
    ];
    const choices = [
      { code: 'male', label: 'He' },
      { code: '2', label: ' women ' },
      { code: '3', label: 'Other' },
    ];
    expect(proposedAnswers(items, choices)).toEqual([
      { answer: 'male', itemId: 1 },
      { answer: '2', itemId: 2 },
    ]);
  });

  it('is the same in whatever order its fields come', () => {
    const said = source({ conditions: [{ column: 'crop', function: 'equal', values: ['rice'] }] });
    const { formId, ...rest } = said;
    expect(JSON.stringify(tidySource({ ...rest, formId }))).toBe(JSON.stringify(tidySource(said)));
  });
});

const row = (month: string, sum: number, more: Partial<SourceCount> = {}): SourceCount => ({
  month,
  group: -1,
  answers: [],
  records: sum,
  sum,
  of: 0,
  ...more,
});
const TIED = source({
  splits: [{ typeId: 3, column: 'crop', answers: [{ answer: 'rice', itemId: 31 }] }],
});
const periodsOf = (rows: SourceCount[], of: RecordSource, reading = AMOUNT, kind: 'half' | 'fiscalYear' = 'half') =>
  sourcePeriods(rows, of, { groups: [[SEX]], reading, kind, today: '2026-03-15' });

describe('what was found', () => {
  it('is told by period, from the first to the one that runs, with noughts between', () => {
    const rows = [row('2024-12', 2), row('2024-11', 1), row('2025-08', 4)];
    expect(periodsOf(rows, source()).map(({ first, total }) => [first, total.value])).toEqual([
      ['2024-07-01', 3],
      ['2025-01-01', 0],
      ['2025-07-01', 4],
      ['2026-01-01', 0],
    ]);
    expect(periodsOf([], source())).toEqual([]);
  });

  it('is what was reached to date where values are cumulative', () => {
    const rows = [row('2024-12', 2), row('2025-08', 4)];
    expect(periodsOf(rows, source(), TO_DATE).map(({ total, records }) => [total.value, records])).toEqual([
      [2, 2],
      [2, 0],
      [6, 4],
      [6, 0],
    ]);
  });

  it('is split by the answers that are items; what is none is in the total alone', () => {
    const rows = [
      row('2026-01', 5),
      row('2026-01', 3, { group: 0, answers: ['rice'] }),
      row('2026-01', 2, { group: 0, answers: ['jute'] }),
    ];
    expect(periodsOf(rows, TIED)[0]).toMatchObject({
      total: { value: 5, denominator: null },
      leaves: { 31: { value: 3 }, 32: { value: 0 } },
    });
    // A type that no question tells has no leaves.
    expect(periodsOf(rows, source())[0]?.leaves).toEqual({});
  });

  it('of a share has both halves, or is a percentage; of nothing it is unknown', () => {
    const share = source({ formula: 'share', conditions: [{ column: 'name', function: 'answered', values: [] }] });
    const rows = [row('2024-12', 1, { of: 4 }), row('2026-01', 3, { of: 4 })];
    expect(periodsOf(rows, share, RATIO).map(({ first, total }) => [first, total.value, total.denominator])).toEqual([
      ['2024-07-01', 1, 4],
      ['2026-01-01', 3, 4],
    ]);
    expect(periodsOf(rows, share, PERCENTAGE).map(({ total }) => total)).toEqual([
      { value: 25, denominator: null },
      { value: 75, denominator: null },
    ]);
  });

  it('of an average is that of all months of a period, and to date where values are cumulative', () => {
    const average = source({ formula: 'average', column: 'age' });
    const rows = [row('2025-08', 10, { of: 2 }), row('2025-09', 5, { of: 1 }), row('2026-01', 45, { of: 3 })];
    expect(periodsOf(rows, average, PERCENTAGE).map(({ total }) => total.value)).toEqual([5, 15]);
    expect(periodsOf(rows, average, TO_DATE).map(({ total }) => total.value)).toEqual([5, 10]);
  });
});
