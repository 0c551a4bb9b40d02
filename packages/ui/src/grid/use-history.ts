import { useCallback, useRef, useState } from 'react';
import type { CellChange } from './types.ts';

const MOST = 100;

const inverse = (changes: readonly CellChange[]): CellChange[] =>
  changes.map(({ value, before, ...cell }) => ({ ...cell, value: before, before: value }));

/** Every act on cells can be taken back, and done again, as long as nothing new is done. */
export function useHistory(onChange: ((changes: CellChange[]) => void) | undefined) {
  const acts = useRef<{ done: CellChange[][]; undone: CellChange[][] }>({ done: [], undone: [] });
  const [canUndo, setCanUndo] = useState(false);

  const act = useCallback(
    (changes: CellChange[]) => {
      if (changes.length === 0) return;
      acts.current = { done: [...acts.current.done, changes].slice(-MOST), undone: [] };
      setCanUndo(true);
      onChange?.(changes);
    },
    [onChange],
  );
  /** How many cells were taken back or done again. */
  const step = useCallback(
    (from: 'done' | 'undone'): number => {
      const changes = acts.current[from].pop();
      if (!changes) return 0;
      acts.current[from === 'done' ? 'undone' : 'done'].push(changes);
      setCanUndo(acts.current.done.length > 0);
      onChange?.(from === 'done' ? inverse(changes) : changes);
      return changes.length;
    },
    [onChange],
  );
  return {
    act,
    undo: useCallback(() => step('done'), [step]),
    redo: useCallback(() => step('undone'), [step]),
    canUndo,
  };
}
