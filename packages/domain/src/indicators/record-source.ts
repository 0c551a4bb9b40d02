import type { Reading } from './values.ts';

/** What a question of a form is to whoever counts records by it: `choices` may be several at once. */
export const SOURCE_COLUMN_KINDS = ['number', 'date', 'choice', 'choices', 'text'] as const;
export type SourceColumnKind = (typeof SOURCE_COLUMN_KINDS)[number];
export interface SourceColumn {
  /** Without the root, as answers are kept. */
  path: string;
  kind: SourceColumnKind;
}

export const SOURCE_FORMULAS = ['count', 'distinct', 'sum', 'average', 'share'] as const;
export type SourceFormula = (typeof SOURCE_FORMULAS)[number];

export const CONDITION_FUNCTIONS = [
  'equal',
  'not-equal',
  'one-of',
  'at-least',
  'at-most',
  'between',
  'on-or-after',
  'before',
  'answered',
  'not-answered',
] as const;
export type ConditionFunction = (typeof CONDITION_FUNCTIONS)[number];

/** Whatever is asked of an answer but that it is missing holds only where there is one: blank is not zero. */
export interface SourceCondition {
  column: string;
  function: ConditionFunction;
  /** As they are typed: numbers with a point, days as `2026-03-01`. */
  values: string[];
}

/** An answer of a question is an item of a type of disaggregation; answers that are none are not disaggregated. */
export interface SourceSplit {
  typeId: number;
  column: string;
  answers: { answer: string; itemId: number }[];
}

/** How an indicator is counted from the records of a form. */
export interface RecordSource {
  formId: number;
  formula: SourceFormula;
  /** What is added up or told apart; null where records are counted. */
  column: string | null;
  /** The question whose day says in which period a record counts; null: the day on which it was sent. */
  dateColumn: string | null;
  /** All of them hold. Of a share: of which records it is the share. */
  conditions: SourceCondition[];
  splits: SourceSplit[];
}

export const MOST_CONDITIONS_OF_SOURCE = 20;
export const MOST_VALUES_OF_CONDITION = 50;
export const MOST_ANSWERS_OF_SPLIT = 200;
export const MOST_SPLITS = 18;
/** Records that a preview names. */
export const SAMPLE_RECORDS = 10;

/** How many values a function compares with; null: one or more. */
export const VALUES_OF: Readonly<Record<ConditionFunction, 0 | 1 | 2 | null>> = {
  equal: 1,
  'not-equal': 1,
  'one-of': null,
  'at-least': 1,
  'at-most': 1,
  between: 2,
  'on-or-after': 1,
  before: 1,
  answered: 0,
  'not-answered': 0,
};

const SAME = ['equal', 'not-equal', 'one-of'] as const;
const ANSWERED = ['answered', 'not-answered'] as const;
export const FUNCTIONS_OF: Readonly<Record<SourceColumnKind, readonly ConditionFunction[]>> = {
  number: [...SAME, 'at-least', 'at-most', 'between', ...ANSWERED],
  date: ['equal', 'not-equal', 'between', 'on-or-after', 'before', ...ANSWERED],
  choice: [...SAME, ...ANSWERED],
  choices: [...SAME, ...ANSWERED],
  text: [...SAME, ...ANSWERED],
};

/** The questions that a formula can work with; null: it works with none. */
export const COLUMNS_OF: Readonly<Record<SourceFormula, readonly SourceColumnKind[] | null>> = {
  count: null,
  distinct: ['number', 'date', 'choice', 'text'],
  sum: ['number'],
  average: ['number'],
  share: null,
};

/**
 * What suits how an indicator is read. Averages are never added, so they are no increments; only a Number / Denominator
 * keeps both halves of a share.
 */
export function formulasFor({ kind, mode }: Reading): readonly SourceFormula[] {
  if (kind === 'amount')
    return mode === 'latest' ? ['count', 'distinct', 'sum', 'average'] : ['count', 'distinct', 'sum'];
  if (kind === 'ratio') return ['share'];
  return kind === 'percentage' ? ['share', 'average'] : [];
}

/** Leaves of an average are averages: they add up to nothing, so they stand only where nothing is added. */
export const isSplit = (formula: SourceFormula, { kind }: Reading): boolean =>
  formula !== 'average' || kind === 'percentage';

/** Whether values say what was reached to the end of a period; percentages are those of the period itself. */
export const isToDate = ({ kind, mode }: Reading): boolean => mode === 'latest' && kind !== 'percentage';

/** The same in one order of fields, so that two can be compared as texts. */
export const tidySource = ({
  formId,
  formula,
  column,
  dateColumn,
  conditions,
  splits,
}: RecordSource): RecordSource => ({
  formId,
  formula,
  column,
  dateColumn,
  conditions: conditions.map((one) => ({ column: one.column, function: one.function, values: one.values })),
  splits: splits.map(({ typeId, column: asked, answers }) => ({
    typeId,
    column: asked,
    answers: answers.map(({ answer, itemId }) => ({ answer, itemId })),
  })),
});
