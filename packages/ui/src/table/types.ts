import type { ReactNode } from 'react';
import type { Icon } from '../icons.ts';

export type RowId = string | number;

export interface Column<Row> {
  /** Also the sort key and, without `value`, the row's own field. */
  id: string;
  header: string;
  value?: (row: Row) => unknown;
  cell?: (row: Row) => ReactNode;
  /** Digits of the locale, aligned at the end. */
  numeric?: boolean;
  sortable?: boolean;
  /** One of the two or three that matter: kept when rows become cards. */
  primary?: boolean;
  width?: number | string;
  /** Short things that read badly in two lines: dates, codes. */
  nowrap?: boolean;
  /** How many lines of text a cell shows; the rest is a tooltip. Plain values have two; other content is not cut unless it says so. */
  lines?: 1 | 2;
  /** For the tooltip, where the cell says less on purpose: the whole chain of places behind the nearest two. */
  whole?: (row: Row) => string;
}

export interface RowAction {
  id: string;
  label: string;
  icon: Icon;
  onClick?: () => void;
  href?: string;
  disabled?: boolean;
  /** Why it is disabled, for whoever points at it. */
  whyNot?: string;
  tone?: 'default' | 'danger';
}

export interface Paging {
  page: number;
  pageSize: number;
  count: number;
  /** There are more than were counted: the last page is not known. */
  isMore?: boolean;
  onChange: (next: { page: number; pageSize: number }) => void;
  pageSizes?: readonly number[];
}

export interface Sort {
  by: string;
  order: 'asc' | 'desc';
}

export interface Selection {
  selected: ReadonlySet<RowId>;
  onChange: (selected: Set<RowId>) => void;
}

export interface Approval<Row> {
  header?: string;
  isApproved: (row: Row) => boolean;
  onChange: (row: Row) => void;
  /** Rows for which the button is not offered show the blank. */
  offered?: (row: Row) => boolean;
  disabled?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table holds; read out by screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined until the first answer: skeleton rows stand in. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => RowId;
  /** More rows on a screen: one line each. */
  isCompact?: boolean;
  /** The serial column SL, counted through the pages; a text is its heading instead of SL. */
  serial?: boolean | string;
  /** Opens prefix + id + `/`. */
  rowLink?: { prefix: string; id: (row: Row) => RowId };
  approval?: Approval<Row>;
  actions?: (row: Row) => readonly RowAction[];
  /** The column before which the actions stand, and their heading; without it they stand at the row's end. */
  actionsBefore?: { column: string; header: string };
  selection?: Selection;
  paging?: Paging;
  /** Instead of `paging`: pages that go by records, not by number. */
  footer?: ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Old rows stay while new ones come. */
  refreshing?: boolean;
  /** The sentence of a failed load. */
  error?: string;
  onRetry?: () => void;
  empty?: { text?: string; hint?: string; action?: ReactNode };
}
