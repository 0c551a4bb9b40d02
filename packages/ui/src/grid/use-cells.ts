import { useCallback, useState } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { type Marks, marked } from './faults.ts';
import { type Entry, type Filled, fillCells } from './fill.ts';
import type { GridModel } from './model.ts';
import type { CellChange } from './types.ts';
import { useHistory } from './use-history.ts';

const NONE: Marks = new Map();

/** Changing cells: every way of it goes through here, is checked, told in one call, and can be taken back. */
export function useCells<Row>(model: GridModel<Row>, onChange: ((changes: CellChange[]) => void) | undefined) {
  const t = useUiText();
  const [marks, setMarks] = useState(NONE);
  const { act, undo, redo, canUndo } = useHistory(onChange);
  const fill = useCallback(
    (entries: Iterable<Entry>): Filled => {
      const filled = fillCells(model, entries);
      setMarks((before) => marked(before, filled, t));
      act(filled.changes);
      return filled;
    },
    [model, act, t],
  );
  /** One gives up what was refused. */
  const unmark = useCallback((key: string) => {
    setMarks((before) => {
      if (!before.has(key)) return before;
      const next = new Map(before);
      next.delete(key);
      return next;
    });
  }, []);
  return { fill, marks, unmark, undo, redo, canUndo };
}
export type Cells = ReturnType<typeof useCells>;
