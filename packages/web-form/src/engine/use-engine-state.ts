import { useLayoutEffect, useReducer } from 'react';
import { isStale, track } from './reactive.ts';

/** Reads state of the engine in a render; the component renders again when something of what it read changes. */
export function useEngineState<T>(read: () => T): T {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const tracked = track(read);
  useLayoutEffect(() => {
    for (const cell of tracked.cells) cell.listeners.add(redraw);
    // changed between the render and now
    if (isStale(tracked)) redraw();
    return () => {
      for (const cell of tracked.cells) cell.listeners.delete(redraw);
    };
    // new with every render, for what is read may differ
  }, [tracked]);
  return tracked.value;
}
