import { useMemo, useState } from 'react';
import type { RowId } from '../table/types.ts';
import type { GridModel } from './model.ts';
import { type Position, type Range, rangeOf } from './ranges.ts';

/** A cell by its names, which stay when rows open, close or move; where it was, in case its row goes. */
interface Spot extends Position {
  rowId: RowId | undefined;
  columnId: string | undefined;
}

export interface GridSelection {
  /** The cell in the tab order: it has the focus, or had it last. */
  active: Position;
  /** Before somebody was in the grid nothing is shown as active or selected. */
  isVisited: boolean;
  range: Range;
  go: (to: Position, extend?: boolean) => void;
  selectAll: () => void;
}

const FIRST: Position = { row: 0, column: 0 };
const within = (value: number, count: number) => Math.min(Math.max(0, value), Math.max(0, count - 1));

function found<Row>({ rowId, columnId, row, column }: Spot, model: GridModel<Row>): Position {
  const line = rowId === undefined ? -1 : model.lineOf(rowId);
  const at = columnId === undefined ? -1 : model.columnOf(columnId);
  return {
    row: line >= 0 ? line : within(row, model.flat.length),
    column: at >= 0 ? at : within(column, model.columns.length),
  };
}

/** The active cell, and the block from where selecting began to it. */
export function useGridSelection<Row>(model: GridModel<Row>): GridSelection {
  const [kept, setSpots] = useState<{ active: Spot; anchor: Spot }>();
  return useMemo(() => {
    const spot = (at: Position): Spot => ({
      ...at,
      rowId: model.flat[at.row]?.id,
      columnId: model.columns[at.column]?.id,
    });
    const spots = kept ?? { active: spot(FIRST), anchor: spot(FIRST) };
    const active = found(spots.active, model);
    return {
      active,
      isVisited: kept !== undefined,
      range: rangeOf(found(spots.anchor, model), active),
      go: (to, extend) =>
        setSpots((before) => ({ active: spot(to), anchor: extend && before ? before.anchor : spot(to) })),
      selectAll: () =>
        setSpots({
          active: spot(FIRST),
          anchor: spot({ row: model.flat.length - 1, column: model.columns.length - 1 }),
        }),
    };
  }, [model, kept]);
}
