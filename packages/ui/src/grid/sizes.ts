import type { GridColumn } from './types.ts';

export const ROW_HEIGHT = 40;
export const GROUP_HEIGHT = 32;
export const HEADER_HEIGHT = 48;
/** Narrower than this it is a phone: one column stays, and leaves room for the others. */
const NARROW = 600;
const MOST_SHARE = 0.38;
const LEAST = 112;
const WIDTHS = { text: 180, number: 112, choice: 140, date: 132 } as const;
const FIRST_WIDTH = 260;

export interface Sizes {
  widths: number[];
  /** For each of the columns that stay in sight, how far it stands from the edge. */
  offsets: number[];
  pinnedWidth: number;
  isNarrow: boolean;
}

export function sizesOf<Row>(columns: readonly GridColumn<Row>[], pinned: number, width: number): Sizes {
  const isNarrow = width < NARROW;
  const widths = columns.map(
    (column, index) => column.width ?? (index === 0 ? FIRST_WIDTH : WIDTHS[column.kind ?? 'text']),
  );
  if (isNarrow && pinned > 0 && widths[0] !== undefined)
    widths[0] = Math.min(widths[0], Math.max(LEAST, Math.round(width * MOST_SHARE)));
  // What room is left over is that of the first words.
  const left = width - widths.reduce((sum, own) => sum + own, 0);
  const widest = columns.findIndex(({ kind = 'text' }) => kind === 'text');
  if (left > 0 && widest >= 0) widths[widest] = (widths[widest] ?? 0) + left;
  const offsets: number[] = [];
  let pinnedWidth = 0;
  for (const own of widths.slice(0, isNarrow ? Math.min(1, pinned) : pinned)) {
    offsets.push(pinnedWidth);
    pinnedWidth += own;
  }
  return { widths, offsets, pinnedWidth, isNarrow };
}

/** How far along and down a scrolled box must stand to show a cell that no fixed column, header or total covers. */
export function scrollTo(
  box: Pick<HTMLElement, 'scrollTop' | 'scrollLeft' | 'clientHeight' | 'clientWidth'>,
  cell: { row: number; column: number },
  { widths, offsets, pinnedWidth }: Sizes,
  covered: number,
): { top: number; along: number } {
  const above = cell.row * ROW_HEIGHT;
  const room = box.clientHeight - covered;
  const top = Math.min(above, Math.max(box.scrollTop, above + ROW_HEIGHT - room));
  // From right to left browsers count backwards from the right edge.
  const along = Math.abs(box.scrollLeft);
  if (cell.column < offsets.length) return { top, along };
  const start = widths.slice(0, cell.column).reduce((sum, width) => sum + width, 0);
  const end = start + (widths[cell.column] ?? 0);
  return { top, along: Math.min(start - pinnedWidth, Math.max(along, end - box.clientWidth)) };
}
