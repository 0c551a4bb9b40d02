import type { ReactNode } from 'react';
import type { Option } from '../form/options.ts';
import type { RowId } from '../table/types.ts';

/** Null is blank, which is not zero. A day is `2026-03-01`, a choice is its id. */
export type CellValue = string | number | null;
export type CellKind = 'text' | 'number' | 'choice' | 'date';

/** Values of a cell anywhere in the grid, changes that are not saved included. */
export type ValueOf<Row> = (row: Row, columnId: string) => CellValue;

export interface GridColumn<Row> {
  id: string;
  header: string;
  /** Beneath the header, so that cells hold figures alone. */
  unit?: string;
  kind?: CellKind;
  width?: number;
  /** A figure made from other cells of the row asks for them, so that it follows what is typed there. */
  value: (row: Row, valueOf: ValueOf<Row>) => CellValue;
  /** A value as it is read; without it numbers get the reader's digits. */
  format?: (value: CellValue) => string;
  /** Beside or instead of the value: a link, a word for what is behind. The value is still what is copied. */
  cell?: (row: Row, shown: string) => ReactNode;
  editable?: boolean | ((row: Row) => boolean);
  required?: boolean;
  /** Of numbers. */
  min?: number;
  max?: number;
  decimals?: number;
  /** Of texts. */
  maxLength?: number;
  /** Of choices. */
  options?: readonly Option[];
  /** What else can be wrong, as a sentence. */
  validate?: (value: CellValue, row: Row) => string | undefined;
  /** In the total row, of all rows without children; with `rollUp` also in each parent row, of those beneath it. */
  total?: 'sum' | ((leaves: readonly Row[], valueOf: ValueOf<Row>) => CellValue);
  rollUp?: boolean;
}

/** A title over several columns or groups. */
export interface GridGroup<Row> {
  id: string;
  header: string;
  children: readonly GridHeader<Row>[];
}
export type GridHeader<Row> = GridColumn<Row> | GridGroup<Row>;

/** One cell that somebody filled in, emptied, pasted over or took back. */
export interface CellChange {
  rowId: RowId;
  columnId: string;
  value: CellValue;
  before: CellValue;
}

export interface GridProps<Row> {
  /** What the grid holds; read out by screen readers. */
  label: string;
  columns: readonly GridHeader<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => RowId;
  /** Makes it a tree: the rows beneath a row; the first column opens and closes it. */
  childrenOf?: (row: Row) => readonly Row[] | undefined;
  /** Which rows are open at first. */
  startOpen?: 'all' | 'none' | readonly RowId[];
  /** How many of the first columns stay in sight; on a phone it is one, and narrow. */
  pinned?: number;
  /** Shows a total row with this word in its first cell. */
  totalLabel?: string;
  /** What was changed and is not saved: `useEdits` keeps it. Without `onChange` nothing can be edited. */
  edits?: ReadonlyMap<string, CellValue>;
  /** All cells of one act at once, so that they can be saved in one request. */
  onChange?: (changes: CellChange[]) => void;
  /** What the server or a rule across cells says about cells, by `cellKey`. */
  faults?: ReadonlyMap<string, string>;
  /** At most this high; rows beyond scroll. */
  height?: number | string;
  empty?: string;
}

/** Ids may hold any sign but this one. */
export const KEY_SEPARATOR = '\u001f';
export const cellKey = (rowId: RowId, columnId: string): string => `${rowId}${KEY_SEPARATOR}${columnId}`;
