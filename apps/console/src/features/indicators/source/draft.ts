import type { SourceColumnView, SourceView } from '@msurvey/contract';
import {
  checkSource,
  COLUMNS_OF,
  type ConditionFunction,
  type FieldFault,
  FUNCTIONS_OF,
  type RecordSource,
  type SourceFormula,
  tidySource,
  VALUES_OF,
} from '@msurvey/domain';
import { readNumber } from '@msurvey/ui';

/** A source as it is being made: what is not chosen yet is blank. Numbers stand as they are typed. */
export type SourceDraft = Omit<RecordSource, 'formId'> & { formId: number | null };
export type DraftCondition = SourceDraft['conditions'][number];

export const emptyDraft = (formulas: readonly SourceFormula[]): SourceDraft => ({
  formId: null,
  formula: formulas[0] ?? 'count',
  column: null,
  dateColumn: null,
  conditions: [],
  splits: [],
});
export const EMPTY_CONDITION: DraftCondition = { column: '', function: 'equal', values: [] };

/** Questions belong to a form: with another one all of them are chosen anew. */
export const withForm = (draft: SourceDraft, formId: number): SourceDraft =>
  formId === draft.formId
    ? draft
    : {
        ...draft,
        formId,
        column: null,
        dateColumn: null,
        conditions: draft.conditions.map(() => EMPTY_CONDITION),
        splits: [],
      };

export function withFormula(
  draft: SourceDraft,
  formula: SourceFormula,
  columns: readonly SourceColumnView[],
): SourceDraft {
  const kinds = COLUMNS_OF[formula];
  const known = columns.find(({ path }) => path === draft.column);
  const stays = kinds && known && kinds.includes(known.kind);
  return { ...draft, formula, column: stays ? draft.column : null };
}

/** Another question may not be asked the same. */
export function withColumn(condition: DraftCondition, column: SourceColumnView): DraftCondition {
  const functions = FUNCTIONS_OF[column.kind];
  const stays = functions.includes(condition.function) ? condition.function : (functions[0] as ConditionFunction);
  return { column: column.path, function: stays, values: [] };
}
export function withFunction(condition: DraftCondition, is: ConditionFunction): DraftCondition {
  const most = VALUES_OF[is] ?? condition.values.length;
  return { ...condition, function: is, values: condition.values.slice(0, most) };
}

/** As it is sent: digits of any language are numbers. */
export function sourceOf(draft: SourceDraft, columns: readonly SourceColumnView[]): RecordSource | null {
  const { formId } = draft;
  if (formId === null) return null;
  const kindOf = (path: string) => columns.find((column) => column.path === path)?.kind;
  const conditions = draft.conditions.map((condition) =>
    kindOf(condition.column) === 'number'
      ? { ...condition, values: condition.values.map((value) => String(readNumber(value) ?? value)) }
      : condition,
  );
  return tidySource({ ...draft, formId, conditions });
}

export type DraftFaults = ReadonlyMap<string, FieldFault>;
/** What is wrong with it, by field: the same rules as the server's. */
export function faultsOf(
  draft: SourceDraft,
  columns: readonly SourceColumnView[],
  { reading, groups }: Pick<SourceView, 'reading' | 'groups'>,
): DraftFaults {
  const source = sourceOf(draft, columns);
  if (!source) return new Map([['formId', 'required']]);
  const types = groups.flatMap((group) => group.types);
  return new Map(checkSource(source, { columns, reading, types }).map(({ field, fault }) => [field, fault]));
}

export const isSame = (a: RecordSource | null, b: RecordSource | null): boolean =>
  JSON.stringify(a && tidySource(a)) === JSON.stringify(b && tidySource(b));
