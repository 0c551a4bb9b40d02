import type { CollectedRow, CollectionView, HeadedGroup, SentData, ShownData, TargetRow } from '@msurvey/contract';
import {
  type Amount,
  amountOf,
  type Figure,
  FREQUENCIES,
  type IndicatorFrequency,
  isKnown,
  type Leaves,
  leavesOfTree,
  NOTHING,
  shownValue,
  treeOfGroup,
  type ValueKind,
} from '@msurvey/domain';

export type PeriodsMode = 'target' | 'collection';

/** What targets and collected values say alike of their indicator. */
export type PeriodsView = Pick<CollectionView, 'kind' | 'frequencyCode' | 'groups' | 'periods'>;

export const frequencyOf = ({ frequencyCode }: PeriodsView): IndicatorFrequency =>
  FREQUENCIES.find((code) => code === frequencyCode) ?? 'yearly';

/** What is said of a period, as it stands on the screen, saved or not. */
export interface PeriodRow {
  date: string;
  total: Amount;
  leaves: Leaves;
  text: string | null;
  rating: number | null;
  /** Of a derived indicator. */
  input: Figure;
  comment: string | null;
  reason: string | null;
  /** As it was saved; undefined: it never was. */
  target?: TargetRow;
  collected?: CollectedRow;
  isChanged: boolean;
}

/** What the table of a row's values gives. */
export interface Entered {
  total: Amount;
  leaves: Leaves;
  input: Figure;
}

/** A row while it is typed. */
export type Draft = Omit<PeriodRow, 'date'> & {
  /** Null: not chosen yet. */
  date: string | null;
};

/** On its way through its two dialogs. */
export interface Editing {
  draft: Draft;
  /** The dialog of the row, or the table that is opened from it and goes back to it. */
  step: 'row' | 'table';
  isNew: boolean;
  isView: boolean;
  /** Its values are fetched and multiplied; only the input is typed. */
  isDerived: boolean;
}

export const emptyRow = (date: string): PeriodRow => ({
  date,
  total: NOTHING,
  leaves: {},
  text: null,
  rating: null,
  input: null,
  comment: null,
  reason: null,
  isChanged: true,
});

const leavesIn = ({ groups }: ShownData): Leaves =>
  Object.assign({}, ...groups.map(({ nodes }) => leavesOfTree(nodes)));

const shown = (date: string, data: ShownData, input: Figure) => ({
  date,
  total: amountOf(data.total, data.denominator),
  leaves: leavesIn(data),
  text: data.text,
  rating: data.rating,
  input,
  isChanged: false,
});
export const ofTarget = (target: TargetRow): PeriodRow => ({
  ...shown(target.date, target.data, target.input),
  comment: null,
  reason: null,
  target,
});
export const ofCollected = (collected: CollectedRow): PeriodRow => ({
  ...shown(collected.date, collected.data, collected.input),
  comment: collected.comment,
  reason: collected.reason,
  collected,
});

/** Whether enough is said for a row to be saved. */
export const hasTotal = (kind: ValueKind, { total, text, rating }: PeriodRow): boolean =>
  kind === 'text' ? rating !== null || total.value !== null || (text ?? '').trim() !== '' : isKnown(kind, total);

/** The number of a row; of a text its rating. */
export const numberOf = (kind: ValueKind, { total, rating }: PeriodRow): Figure =>
  kind === 'text' ? (rating ?? total.value) : shownValue(kind, total);

/** A target of a ratio is a percentage. */
export const kindOfMode = (kind: ValueKind, mode: PeriodsMode): ValueKind =>
  mode === 'target' && kind === 'ratio' ? 'percentage' : kind;

export const sentData = (row: PeriodRow, groups: readonly HeadedGroup[]): SentData => ({
  total: row.total.value,
  denominator: row.total.denominator,
  text: row.text,
  rating: row.rating,
  groups: groups.map(({ types }) => ({ nodes: treeOfGroup(types, row.leaves) })),
});
