import { type RefObject, useLayoutEffect } from 'react';
import { scrollTo, type Sizes } from './sizes.ts';
import type { GridControl } from './use-grid.ts';

/** The active cell has the focus and is seen, once somebody is in the grid; a field in it takes the focus itself. */
export function useReveal<Row>(
  box: RefObject<HTMLElement | null>,
  grid: GridControl<Row>,
  sizes: Sizes,
  covered: number,
): void {
  const { active } = grid.selection;
  const isEditing = grid.editing.editing !== undefined;
  const { row, column } = active;
  useLayoutEffect(() => {
    const scroller = box.current;
    if (!scroller || !grid.takesFocus.current) return;
    grid.takesFocus.current = false;
    const { top, along } = scrollTo(scroller, { row, column }, sizes, covered);
    if (top !== scroller.scrollTop) scroller.scrollTop = top;
    if (along !== Math.abs(scroller.scrollLeft)) scroller.scrollLeft = grid.rtl ? -along : along;
    if (isEditing) return;
    const cell = scroller.querySelector<HTMLElement>(`[data-line="${row}"] > [data-column="${column}"]`);
    cell?.focus({ preventScroll: true });
    // The page itself may have to move as well; what stays at the edge is in sight already.
    if (column >= sizes.offsets.length) cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
}
