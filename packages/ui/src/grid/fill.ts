import type { GridModel } from './model.ts';
import { columnsOf, type Position, positionsIn, type Range, rowsOf } from './ranges.ts';
import { type Fault, readValue } from './read-value.ts';
import type { CellChange } from './types.ts';

/** A text for a cell. */
export interface Entry {
  at: Position;
  text: string;
}

/** What became of texts for cells. */
export interface Filled {
  changes: CellChange[];
  /** Cells that keep what they held, because the text is no value of theirs. */
  refused: { key: string; text: string; fault: Fault }[];
  readOnly: number;
}

/** Texts as changes of cells: what is already there is no change. */
export function fillCells<Row>(model: GridModel<Row>, entries: Iterable<Entry>): Filled {
  const filled: Filled = { changes: [], refused: [], readOnly: 0 };
  for (const { at, text } of entries) {
    const [flat, column] = [model.flat[at.row], model.columns[at.column]];
    if (!flat || !column) continue;
    if (!model.canEdit(at)) {
      filled.readOnly++;
      continue;
    }
    const read = readValue(text, column, flat.row);
    const before = model.valueAt(at);
    if ('fault' in read) filled.refused.push({ key: model.keyAt(at), text, fault: read.fault });
    else if (read.value !== before)
      filled.changes.push({ rowId: flat.id, columnId: column.id, value: read.value, before });
  }
  return filled;
}

/** Every cell of a block emptied. */
export function* emptied(range: Range): Generator<Entry> {
  for (const at of positionsIn(range)) yield { at, text: '' };
}

/**
 * A pasted block over the selected cells. It begins at their first one; it is repeated where the selection is a multiple
 * of it, so that one copied cell fills them all.
 */
export function* laid(block: readonly (readonly string[])[], over: Range): Generator<Entry> {
  const [height, width] = [block.length, Math.max(...block.map((line) => line.length))];
  const repeats = rowsOf(over) % height === 0 && columnsOf(over) % width === 0;
  const range = repeats ? over : { ...over, bottom: over.top + height - 1, end: over.start + width - 1 };
  for (const at of positionsIn(range)) {
    const text = block[(at.row - over.top) % height]?.[(at.column - over.start) % width];
    // A short line of a ragged block says nothing about the cells it lacks.
    if (text !== undefined) yield { at, text };
  }
}
