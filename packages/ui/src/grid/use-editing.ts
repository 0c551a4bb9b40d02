import { useRef, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { faultText } from './faults.ts';
import type { RowId } from '../table/types.ts';
import type { GridModel } from './model.ts';
import type { Position } from './ranges.ts';
import { readValue } from './read-value.ts';
import { typedValue } from './shown.ts';
import type { Cells } from './use-cells.ts';
import type { Numbers } from './use-numbers.ts';

interface Field {
  rowId: RowId;
  columnId: string;
  text: string;
  /** Begun by typing over the cell: arrows leave it, as in a spreadsheet. Opened by Enter or F2 they move in the text. */
  isTyped: boolean;
  fault?: string;
}
export interface Editing extends Field {
  at: Position;
}

/** One cell is being edited, or none. */
export function useEditing<Row>(model: GridModel<Row>, cells: Cells, numbers: Numbers) {
  const t = useUiText();
  const [field, setField] = useState<Field>();
  // Leaving a field tells so once more while it is taken away: what was finished then is not finished again.
  const open = useRef<Field>(undefined);
  const set = (next: Field | undefined) => {
    open.current = next;
    setField(next);
  };
  /** Where the cell is now: rows may have come or gone above it. None where its own row went. */
  const located = (one: Field | undefined): Editing | undefined => {
    const at = one && { row: model.lineOf(one.rowId), column: model.columnOf(one.columnId) };
    return one && at && at.row >= 0 && at.column >= 0 ? { ...one, at } : undefined;
  };

  const begin = (at: Position, typed?: string): boolean => {
    const [column, flat] = [model.columns[at.column], model.flat[at.row]];
    if (!column || !flat || !model.canEdit(at)) return false;
    const text = typed ?? typedValue(model.valueAt(at), column, numbers);
    set({ rowId: flat.id, columnId: column.id, text, isTyped: typed !== undefined });
    return true;
  };
  const type = (text: string) => open.current && set({ ...open.current, text, fault: undefined });
  const cancel = () => set(undefined);

  /** False where the text is refused: the field stays open and says why. Who leaves it gives the text up, marked. */
  const finish = (leaving = false): boolean => {
    const current = located(open.current);
    const [column, flat] = current ? [model.columns[current.at.column], model.flat[current.at.row]] : [];
    if (!current || !column || !flat) {
      if (open.current) set(undefined);
      return true;
    }
    const { at, text } = current;
    const read = readValue(text, column, flat.row);
    if ('fault' in read && !leaving) {
      set({ ...(open.current as Field), fault: faultText(read.fault, text, t) });
      return false;
    }
    set(undefined);
    cells.unmark(model.keyAt(at));
    cells.fill([{ at, text }]);
    return true;
  };
  return { editing: located(field), begin, type, finish, cancel };
}
export type EditingControl = ReturnType<typeof useEditing>;
