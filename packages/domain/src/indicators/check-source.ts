import { isDay } from '../days.ts';
import { type FieldFault, isBlank } from '../validators.ts';
import {
  COLUMNS_OF,
  type ConditionFunction,
  formulasFor,
  FUNCTIONS_OF,
  type RecordSource,
  type SourceColumn,
  type SourceColumnKind,
  type SourceCondition,
  type SourceSplit,
  VALUES_OF,
} from './record-source.ts';
import type { Reading } from './values.ts';

/** The field as the wire calls it: `conditions/0/values`. */
export interface SourceFault {
  field: string;
  fault: FieldFault;
}
export interface SourceRules {
  columns: readonly SourceColumn[];
  reading: Reading;
  /** The types by which the indicator is split. */
  types: readonly { id: number; items: readonly { id: number }[] }[];
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;

const fits = (kind: SourceColumnKind, text: string): boolean => {
  if (kind === 'number') return NUMBER.test(text);
  return kind === 'date' ? isDay(text) : true;
};

function valuesFault(kind: SourceColumnKind, is: ConditionFunction, values: readonly string[]): FieldFault | undefined {
  const asked = VALUES_OF[is];
  const given = asked === null ? Math.max(values.length, 1) : asked;
  if (values.length > given) return 'invalid';
  if (values.length < given || values.some(isBlank)) return 'required';
  if (values.some((value) => !fits(kind, value))) return 'invalid';
  const [from = '', to = ''] = values;
  if (is !== 'between') return undefined;
  return (kind === 'number' ? Number(from) > Number(to) : from > to) ? 'invalid' : undefined;
}

/** What is wrong with a condition; also for whoever types it. */
export function conditionFault(
  condition: SourceCondition,
  columns: readonly SourceColumn[],
): { at: 'column' | 'function' | 'values'; fault: FieldFault } | undefined {
  if (condition.column === '') return { at: 'column', fault: 'required' };
  const column = columns.find(({ path }) => path === condition.column);
  if (!column) return { at: 'column', fault: 'notFound' };
  if (!FUNCTIONS_OF[column.kind].includes(condition.function)) return { at: 'function', fault: 'invalid' };
  const fault = valuesFault(column.kind, condition.function, condition.values);
  return fault && { at: 'values', fault };
}

function splitFault(split: SourceSplit, at: number, splits: readonly SourceSplit[], rules: SourceRules) {
  const field = (name: string, fault: FieldFault): SourceFault => ({ field: `splits/${at}/${name}`, fault });
  const type = rules.types.find(({ id }) => id === split.typeId);
  if (!type) return field('typeId', 'notFound');
  if (splits.findIndex(({ typeId }) => typeId === split.typeId) !== at) return field('typeId', 'taken');
  const column = rules.columns.find(({ path }) => path === split.column);
  if (!column) return field('column', 'notFound');
  if (column.kind !== 'choice' && column.kind !== 'text') return field('column', 'invalid');
  const answers = new Set(split.answers.map(({ answer }) => answer));
  if (answers.size !== split.answers.length) return field('answers', 'taken');
  const isKnown = (itemId: number) => type.items.some(({ id }) => id === itemId);
  return split.answers.every(({ itemId }) => isKnown(itemId)) ? undefined : field('answers', 'notFound');
}

/** Everything that keeps a source from being counted; none: it can be. */
export function checkSource(source: RecordSource, rules: SourceRules): SourceFault[] {
  const faults: SourceFault[] = [];
  if (!formulasFor(rules.reading).includes(source.formula)) faults.push({ field: 'formula', fault: 'invalid' });
  const kinds = COLUMNS_OF[source.formula];
  const column = rules.columns.find(({ path }) => path === source.column);
  if (kinds && source.column === null) faults.push({ field: 'column', fault: 'required' });
  else if (source.column !== null && !column) faults.push({ field: 'column', fault: 'notFound' });
  else if (source.column !== null && !(kinds && column && kinds.includes(column.kind)))
    faults.push({ field: 'column', fault: 'invalid' });
  if (source.dateColumn !== null) {
    const date = rules.columns.find(({ path }) => path === source.dateColumn);
    if (date?.kind !== 'date') faults.push({ field: 'dateColumn', fault: date ? 'invalid' : 'notFound' });
  }
  // A share of everything is always the whole.
  if (source.formula === 'share' && source.conditions.length === 0)
    faults.push({ field: 'conditions', fault: 'required' });
  for (const [at, condition] of source.conditions.entries()) {
    const found = conditionFault(condition, rules.columns);
    if (found) faults.push({ field: `conditions/${at}/${found.at}`, fault: found.fault });
  }
  for (const [at, split] of source.splits.entries()) {
    const fault = splitFault(split, at, source.splits, rules);
    if (fault) faults.push(fault);
  }
  return faults;
}

const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/** The answers that go by the value, the code or the name of an item: what is proposed when a question is picked. */
export function proposedAnswers(
  items: readonly { id: number; code: string; label: string; value?: string | null }[],
  choices: readonly { code: string; label: string }[],
): SourceSplit['answers'] {
  return choices.flatMap((choice) => {
    const said = new Set([plain(choice.code), plain(choice.label)]);
    const item = items.find((one) => [one.value, one.code, one.label].some((text) => text && said.has(plain(text))));
    return item ? [{ answer: choice.code, itemId: item.id }] : [];
  });
}
