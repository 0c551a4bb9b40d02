/** A cell by its line and column as drawn, both from 0. */
export interface Position {
  row: number;
  column: number;
}

/** A block of cells; all four edges belong to it. */
export interface Range {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export const rangeOf = (one: Position, other: Position): Range => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.column, other.column),
  end: Math.max(one.column, other.column),
});

export const rowsOf = ({ top, bottom }: Range): number => bottom - top + 1;
export const columnsOf = ({ start, end }: Range): number => end - start + 1;

/** Line by line, as one reads. */
export function* positionsIn({ top, bottom, start, end }: Range): Generator<Position> {
  for (let row = top; row <= bottom; row++) for (let column = start; column <= end; column++) yield { row, column };
}
