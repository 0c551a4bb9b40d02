import { useCallback, useState } from 'react';

interface Past<T> {
  before: readonly T[];
  now: T;
  after: readonly T[];
}
/** More than anybody goes back. */
const MOST = 200;

/** A value with the way back and forth. */
export function useUndo<T>(initial: T) {
  const [past, setPast] = useState<Past<T>>({ before: [], now: initial, after: [] });
  const set = useCallback(
    (next: (now: T) => T) =>
      setPast(({ before, now }) => ({ before: [...before, now].slice(-MOST), now: next(now), after: [] })),
    [],
  );
  const undo = useCallback(
    () =>
      setPast((p) =>
        p.before.length === 0
          ? p
          : { before: p.before.slice(0, -1), now: p.before.at(-1) as T, after: [p.now, ...p.after] },
      ),
    [],
  );
  const redo = useCallback(
    () =>
      setPast((p) =>
        p.after.length === 0 ? p : { before: [...p.before, p.now], now: p.after[0] as T, after: p.after.slice(1) },
      ),
    [],
  );
  /** From here on nothing before can be gone back to. */
  const reset = useCallback((now: T) => setPast({ before: [], now, after: [] }), []);
  return { now: past.now, set, undo, redo, reset, canUndo: past.before.length > 0, canRedo: past.after.length > 0 };
}
