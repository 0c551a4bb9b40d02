import type { FocusEvent, MouseEvent, PointerEvent, SyntheticEvent } from 'react';
import type { Position } from './ranges.ts';
import type { GridControl } from './use-grid.ts';

const CONTROLS = 'a, button, input, select, textarea, label';

function cellOf(event: SyntheticEvent): Position | undefined {
  const cell = (event.target as HTMLElement).closest<HTMLElement>('[data-column]');
  const line = cell?.closest<HTMLElement>('[data-line]');
  if (!cell || !line) return undefined;
  return { row: Number(line.dataset.line), column: Number(cell.dataset.column) };
}
const isIn = (event: MouseEvent, selector: string) => (event.target as HTMLElement).closest(selector) !== null;

const isSame = (one: Position, other: Position) => one.row === other.row && one.column === other.column;

/** What a press of mouse or finger was, from when it began to when it ended. */
export interface Press {
  drags: boolean;
  isTouch: boolean;
  /** The finger came down on the cell that was active already: that opens it. */
  again: boolean;
}

/** Press selects, dragging and Shift extend, a double click or a second tap opens the cell. */
export function pointerOf<Row>(grid: GridControl<Row>, press: Press) {
  const { selection, editing, model } = grid;
  return {
    onPointerDown: (event: PointerEvent) => {
      press.isTouch = event.pointerType === 'touch';
    },
    onMouseDown: (event: MouseEvent) => {
      const at = cellOf(event);
      if (!at || event.button !== 0 || isIn(event, CONTROLS)) return;
      event.preventDefault();
      editing.finish(true);
      if (isIn(event, '[data-toggle]')) return grid.open(at.row, !model.flat[at.row]?.isOpen);
      press.drags = !press.isTouch;
      press.again = selection.isVisited && isSame(at, selection.active);
      grid.go(at, event.shiftKey);
    },
    /** A screen reader may put the focus anywhere. */
    onFocus: (event: FocusEvent) => {
      const at = (event.target as HTMLElement).matches('[data-column]') ? cellOf(event) : undefined;
      if (at && !(selection.isVisited && isSame(at, selection.active))) selection.go(at);
    },
    onMouseOver: (event: MouseEvent) => {
      if (event.buttons !== 1) press.drags = false;
      const at = press.drags ? cellOf(event) : undefined;
      if (at && !editing.editing) grid.go(at, true);
    },
    onClick: (event: MouseEvent) => {
      const at = cellOf(event);
      if (at && press.isTouch && press.again && !isIn(event, CONTROLS)) editing.begin(at);
    },
    onDoubleClick: (event: MouseEvent) => {
      const at = cellOf(event);
      if (at && !isIn(event, `${CONTROLS}, [data-toggle]`)) editing.begin(at);
    },
  };
}
