import type { FlatRow } from './flatten.ts';
import type { Position } from './ranges.ts';

export interface Extent {
  rows: number;
  columns: number;
  /** How many rows are in sight. */
  page: number;
  rtl: boolean;
}

type Step = (at: Position, extent: Extent) => Position;
const next: Step = ({ row, column }) => ({ row, column: column + 1 });
const previous: Step = ({ row, column }) => ({ row, column: column - 1 });
const first: Step = ({ row }) => ({ row, column: 0 });
const last: Step = ({ row }, { columns }) => ({ row, column: columns - 1 });

const STEPS: Record<string, Step> = {
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  PageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
  PageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  Next: next,
  Previous: previous,
  Home: first,
  End: last,
};
/** With Ctrl to the edge, as in a spreadsheet. */
const LEAPS: Record<string, Step> = {
  ArrowDown: ({ column }, { rows }) => ({ row: rows - 1, column }),
  ArrowUp: ({ column }) => ({ row: 0, column }),
  Next: last,
  Previous: first,
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(0, most));

/** The key as it is meant: from right to left the left arrow goes on. */
export function meantBy(key: string, rtl: boolean): string {
  if (key === 'ArrowRight') return rtl ? 'Previous' : 'Next';
  if (key === 'ArrowLeft') return rtl ? 'Next' : 'Previous';
  return key;
}

/** Where a key leads; undefined for a key that does not move. */
export function moved(at: Position, key: string, far: boolean, extent: Extent): Position | undefined {
  const step = (far ? LEAPS : STEPS)[meantBy(key, extent.rtl)];
  if (!step) return undefined;
  const { row, column } = step(at, extent);
  return { row: within(row, extent.rows - 1), column: within(column, extent.columns - 1) };
}

export type TreeStep = { open: boolean } | { row: number } | undefined;

/** In the first column of a tree the arrows open and close a row; from a closed one they lead to its parent. */
export function treeStep<Row>(flat: FlatRow<Row> | undefined, key: string, rtl: boolean): TreeStep {
  if (!flat) return undefined;
  const meant = meantBy(key, rtl);
  if (meant === 'Next' && flat.isParent && !flat.isOpen) return { open: true };
  if (meant === 'Previous' && flat.isOpen) return { open: false };
  if (meant === 'Previous' && flat.parent >= 0) return { row: flat.parent };
  return undefined;
}
