import {
  type ConditionFunction,
  type RecordSource,
  type SourceColumn,
  type SourceColumnKind,
  type SourceCondition,
  type SourceFormula,
} from '@msurvey/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samples } from '../../../../scripts/testing/samples.ts';
import {
  countRecords,
  type RecordsAsked,
  sampleRecords,
} from '../../src/modules/indicators/sources/count-records.queries.ts';
import { EVERYTHING } from '../../src/modules/geography/index.ts';
import { insertForm, type TestForm } from '../collection/support/forms.queries.ts';
import { idsOf, newProject } from '../projects/project.queries.ts';
import { startTestServer, type TestServer } from '../support/cast.ts';
import { FARM } from './source-support.ts';
import { deleteRecords, insertRecords, type RawRecord, recordsLeft } from './sources.queries.ts';

let server: TestServer;
let form: TestForm;
let userId: number;
const db = () => server.context.database.db;
beforeAll(async () => {
  server = await startTestServer({ jobs: false });
  const projectId = await newProject(db(), 'Counted at random');
  [userId = 0] = await idsOf(db(), ['collector']);
  form = await insertForm(db(), FARM, { projectId, userIds: [userId] });
});
afterAll(() => server?.close());

const KINDS: Record<string, SourceColumnKind> = {
  farmer: 'text',
  age: 'number',
  sex: 'choice',
  crop: 'choice',
  inputs: 'choices',
  visited: 'date',
};
const COLUMNS: SourceColumn[] = Object.entries(KINDS).map(([path, kind]) => ({ path, kind }));
const MONTHS = { first: '2023-07', last: '2026-06' };
const GROUPS = [[{ id: 1 }], [{ id: 1 }, { id: 2 }]];
const SPLITS: RecordSource['splits'] = [
  { typeId: 1, column: 'sex', answers: ['male', 'female'].map((answer, i) => ({ answer, itemId: i + 1 })) },
  { typeId: 2, column: 'crop', answers: [{ answer: 'rice', itemId: 9 }] },
];

// What people, phones and older versions of a form once put there.
const odd = fc.constantFrom<unknown>('', 'n/a', '12', 12, -3.5, 0, [{ age: 3 }], "x' or '1'='1", '2024-13-40', 'রহিম');
const answered = (usual: fc.Arbitrary<unknown>) =>
  fc.option(fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: odd }), { nil: undefined });
const day = fc
  .tuple(fc.integer({ min: 2022, max: 2027 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join('-'));
const record: fc.Arbitrary<RawRecord> = fc.record({
  receivedAt: fc.tuple(day, fc.constantFrom('T00:00:00Z', 'T17:59:59Z', 'T18:00:00Z')).map((parts) => parts.join('')),
  state: fc.constantFrom('received', 'approved', 'rejected'),
  isDeleted: fc.boolean(),
  answers: fc
    .record({
      farmer: answered(fc.constantFrom('Rahim', 'Karim', 'rahim')),
      age: answered(fc.integer({ min: -5, max: 90 })),
      sex: answered(fc.constantFrom('male', 'female')),
      crop: answered(fc.constantFrom('rice', 'jute')),
      inputs: answered(fc.constantFrom('seed', 'lime', 'seed lime')),
      visited: answered(day),
    })
    .map((answers) => Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))),
});

const some = (column: string, is: ConditionFunction[], values: fc.Arbitrary<string[]>): fc.Arbitrary<SourceCondition> =>
  fc.tuple(fc.constantFrom(...is), values).map(([one, given]) => ({ column, function: one, values: given }));
const one = <T>(value: fc.Arbitrary<T>) => value.map((each) => [String(each)]);
const ages = fc.integer({ min: 0, max: 60 });
const condition = fc.oneof(
  some('age', ['equal', 'not-equal', 'at-least', 'at-most'], one(ages)),
  some(
    'age',
    ['between'],
    fc.tuple(ages, ages).map((two) => [...two].sort((a, b) => a - b).map(String)),
  ),
  some('crop', ['equal', 'not-equal'], one(fc.constantFrom('rice', 'jute', "x' or '1'='1"))),
  some('inputs', ['equal', 'not-equal'], one(fc.constantFrom('seed', 'lime'))),
  some('inputs', ['one-of'], fc.constant(['seed', 'lime'])),
  some('farmer', ['one-of'], fc.constant(['Rahim', 'রহিম'])),
  some('visited', ['on-or-after', 'before', 'equal'], one(day)),
  some('visited', ['answered', 'not-answered'], fc.constant([])),
);
const COLUMN_FOR: Partial<Record<SourceFormula, string>> = { distinct: 'farmer', sum: 'age', average: 'age' };
const asked: fc.Arbitrary<RecordsAsked> = fc
  .record({
    formula: fc.constantFrom<SourceFormula>('count', 'distinct', 'sum', 'average', 'share'),
    dateColumn: fc.constantFrom('visited', null),
    conditions: fc.array(condition, { maxLength: 3 }),
    isReviewed: fc.boolean(),
  })
  .map(({ isReviewed, ...said }) => ({
    form: { id: 0, projectId: 0, isReviewed },
    source: { ...said, formId: 0, column: COLUMN_FOR[said.formula] ?? null, splits: SPLITS },
    columns: COLUMNS,
    groups: GROUPS,
    months: MONTHS,
  }));

// ---- the same by plain loops, which share nothing with the statement

const plainWords = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
const plainDay = (value: unknown): string | null => {
  const text = plainWords(value) ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])-\d\d/.test(text) ? text.slice(0, 10) : null;
};
function plainHolds({ answers }: RawRecord, { column, function: is, values }: SourceCondition): boolean {
  const value = answers[column];
  if (is === 'answered') return value !== undefined;
  if (is === 'not-answered') return value === undefined;
  const kind = KINDS[column];
  if (kind === 'number') {
    if (typeof value !== 'number') return false;
    const [from = 0, to = 0] = values.map(Number);
    if (is === 'at-least') return value >= from;
    if (is === 'at-most') return value <= from;
    if (is === 'between') return from <= value && value <= to;
    return (value === from) === (is === 'equal');
  }
  const text = kind === 'date' ? plainDay(value) : plainWords(value);
  if (text === null) return false;
  const [only = ''] = values;
  if (is === 'on-or-after') return text >= only;
  if (is === 'before') return text < only;
  const said = kind === 'choices' ? text.split(' ') : [text];
  return values.some((each) => said.includes(each)) === (is !== 'not-equal');
}

function plainCount(records: readonly RawRecord[], { source, form: { isReviewed } }: RecordsAsked) {
  const { formula, column, dateColumn, conditions } = source;
  const lines = new Map<string, { records: number; sum: number; of: number }>();
  let withoutPeriod = 0;
  const put = (key: string, sum: number, of: number) => {
    const line = lines.get(key) ?? { records: 0, sum: 0, of: 0 };
    lines.set(key, { records: line.records + 1, sum: line.sum + sum, of: line.of + of });
  };
  const seen = new Map<string, { day: string; at: number }>();
  const standing = records.filter(
    ({ state, isDeleted }) => !isDeleted && (isReviewed ? state === 'approved' : state !== 'rejected'),
  );
  const dated = standing.map((each, at) => {
    const sent = new Date(Date.parse(each.receivedAt) + 6 * 3_600_000).toISOString().slice(0, 10);
    const on = dateColumn === null ? sent : plainDay(each.answers[dateColumn]);
    const month = on?.slice(0, 7) ?? '';
    return { each, at, on: on ?? '', month: MONTHS.first <= month && month <= MONTHS.last ? month : null };
  });
  const counted = dated.filter(({ each }) => formula === 'share' || conditions.every((asks) => plainHolds(each, asks)));
  for (const { each, at, on, month } of counted) {
    const told = plainWords(each.answers[column ?? '']);
    if (month === null || told === null) continue;
    const first = seen.get(told);
    if (!first || on < first.day) seen.set(told, { day: on, at });
  }
  for (const { each, at, month } of counted) {
    if (month === null) {
      withoutPeriod += 1;
      continue;
    }
    const told = plainWords(each.answers[column ?? '']);
    if (formula === 'distinct' && (told === null || seen.get(told)?.at !== at)) continue;
    const number = each.answers.age;
    const amount = typeof number === 'number' ? number : null;
    const isMet = conditions.every((asks) => plainHolds(each, asks));
    const sum = formula === 'share' ? Number(isMet) : formula === 'sum' || formula === 'average' ? (amount ?? 0) : 1;
    const of = formula === 'share' ? 1 : formula === 'average' ? Number(amount !== null) : 0;
    put(`${month} -1 `, sum, of);
    const { sex, crop } = each.answers;
    if (sex !== 'male' && sex !== 'female') continue;
    put(`${month} 0 ${sex}`, sum, of);
    if (crop === 'rice') put(`${month} 1 ${sex},rice`, sum, of);
  }
  return { lines, withoutPeriod };
}

describe('what is counted from records', () => {
  it('is what plain loops count, whatever is asked of whatever was answered', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(record, { maxLength: 40 }),
        fc.array(asked, { minLength: 4, maxLength: 4 }),
        async (records, all) => {
          await deleteRecords(db(), form.formId);
          await insertRecords(db(), form, userId, records);
          for (const each of all) {
            const here = { ...each, form: { ...each.form, id: form.formId, projectId: form.projectId } };
            const { counts, withoutPeriod } = await countRecords(db(), here);
            const plain = plainCount(records, each);
            expect(withoutPeriod).toBe(plain.withoutPeriod);
            const found = counts.map(
              ({ month, group, answers, ...line }) => [`${month} ${group} ${answers}`, line] as const,
            );
            expect(new Map(found)).toEqual(plain.lines);
          }
        },
      ),
      { numRuns: samples(40) },
    );
  });

  it('is nothing for paths and values that are meant to be more than that, and harms nothing', async () => {
    await insertRecords(db(), form, userId, [
      { receivedAt: '2025-08-01T00:00:00Z', state: 'received', isDeleted: false, answers: { farmer: 'Rahim', age: 3 } },
    ]);
    const before = await recordsLeft(db());
    for (const hostile of ["farmer'; delete from submission; --", '$.**', '{farmer}', '"', '\\', '%', "' or true --"])
      for (const kind of ['text', 'number', 'date', 'choices'] as const) {
        const source: RecordSource = {
          formId: form.formId,
          formula: 'count',
          column: null,
          dateColumn: null,
          conditions: [{ column: hostile, function: 'equal', values: [kind === 'number' ? '1' : hostile] }],
          splits: [{ typeId: 1, column: hostile, answers: [{ answer: hostile, itemId: 1 }] }],
        };
        const all = {
          form: { id: form.formId, projectId: form.projectId, isReviewed: false },
          source,
          columns: [{ path: hostile, kind }],
          groups: [[{ id: 1 }]],
          months: MONTHS,
        };
        expect((await countRecords(db(), all)).counts).toEqual([]);
        expect(await sampleRecords(db(), all, EVERYTHING, { first: '2000-01-01', last: '2099-12-31' })).toEqual([]);
      }
    expect(await recordsLeft(db())).toBe(before);
  });
});
