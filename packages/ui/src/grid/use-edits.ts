import { useCallback, useMemo, useState } from 'react';
import type { RowId } from '../table/types.ts';
import { cellKey, type CellChange, type CellValue } from './types.ts';

interface Kept {
  rowId: RowId;
  columnId: string;
  value: CellValue;
  /** What is saved. */
  saved: CellValue;
}

/** Keeps what was changed in a grid until it is saved, to be sent in one request. */
export function useEdits() {
  const [kept, setKept] = useState<ReadonlyMap<string, Kept>>(new Map());

  const onChange = useCallback((changes: CellChange[]) => {
    setKept((before) => {
      const next = new Map(before);
      for (const { rowId, columnId, value, before: held } of changes) {
        const key = cellKey(rowId, columnId);
        const saved = next.has(key) ? (next.get(key)?.saved ?? null) : held;
        // What is as it was saved is no change any more.
        if (value === saved) next.delete(key);
        else next.set(key, { rowId, columnId, value, saved });
      }
      return next;
    });
  }, []);

  /** After saving, or to give them up. */
  const clear = useCallback(() => setKept(new Map()), []);
  const edits = useMemo(() => new Map([...kept].map(([key, { value }]) => [key, value])), [kept]);
  const changes = useMemo(
    (): CellChange[] => [...kept.values()].map(({ saved, ...cell }) => ({ ...cell, before: saved })),
    [kept],
  );
  return { edits, onChange, changes, clear };
}
