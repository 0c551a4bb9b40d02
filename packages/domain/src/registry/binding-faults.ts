import { type Bound, type ColumnKind, REGISTRY_COLUMNS, type Registry } from './columns.ts';

/** A question as far as a binding needs to know it. */
export interface BindableQuestion {
  kind: 'question' | 'group' | 'repeat';
  path: string;
  type: string;
  dataType: string;
  /** Paths of the repeats around it, outermost first. */
  repeats: string[];
}

export type BindingFault = 'unknown-column' | 'not-bound' | 'no-question' | 'wrong-type' | 'wrong-place';

const NUMBERS = new Set(['int', 'decimal']);
const WORDS = new Set(['string', 'text', 'barcode', ...NUMBERS]);
/** Types of data that a question may have to fill a column of each kind. A calculation gives text. */
const FITS: Record<ColumnKind, (question: BindableQuestion) => boolean> = {
  text: ({ dataType, type }) => WORDS.has(dataType) || type.startsWith('select_one'),
  integer: ({ dataType, type }) => dataType === 'int' || type === 'calculate',
  number: ({ dataType, type }) => NUMBERS.has(dataType) || type === 'calculate',
  date: ({ dataType, type }) => dataType === 'date' || dataType === 'dateTime' || type === 'calculate',
  choice: ({ type, dataType }) => type.startsWith('select_one') || (type === 'calculate' && dataType === 'string'),
  choices: ({ type }) => type.startsWith('select_multiple') || type.startsWith('select_one'),
  reference: ({ type, dataType }) => type.startsWith('select_one') || WORDS.has(dataType),
  position: ({ dataType }) => dataType === 'geopoint',
  image: ({ dataType }) => dataType === 'binary',
  repeat: () => true,
};

export const fits = (kind: ColumnKind, question: BindableQuestion): boolean =>
  question.kind === (kind === 'repeat' ? 'repeat' : 'question') && FITS[kind](question);

/** What is wrong with a binding, by column; empty when it can be used. */
export function bindingFaults(
  registry: Registry,
  bound: Bound,
  questions: readonly BindableQuestion[],
): Map<string, BindingFault> {
  const faults = new Map<string, BindingFault>();
  const columns = REGISTRY_COLUMNS[registry];
  const byPath = new Map(questions.map((question) => [question.path, question]));
  for (const column of Object.keys(bound)) if (!Object.hasOwn(columns, column)) faults.set(column, 'unknown-column');
  for (const [column, { kind, isRequired, within }] of Object.entries(columns)) {
    const path = bound[column];
    if (path === undefined) {
      if (isRequired) faults.set(column, 'not-bound');
      continue;
    }
    const question = byPath.get(path);
    if (!question) faults.set(column, 'no-question');
    else if (!fits(kind, question)) faults.set(column, 'wrong-type');
    // One question, one answer: only what is asked for every participant may stand in a repeat, and only in theirs.
    else if ((question.repeats.at(-1) ?? undefined) !== (within === undefined ? undefined : bound[within]))
      faults.set(column, 'wrong-place');
    else if (question.repeats.length > (within === undefined ? 0 : 1)) faults.set(column, 'wrong-place');
  }
  return faults;
}
