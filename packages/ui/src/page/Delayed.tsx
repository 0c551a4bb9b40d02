import { type ReactNode, useEffect, useState } from 'react';

/** Answers faster than this show no sign of waiting at all. */
export const PATIENCE_MS = 150;

export function useDelayed(ms = PATIENCE_MS): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}

/** Shows its content after a moment: skeletons, spinners. */
export function Delayed({ ms, children }: { ms?: number; children: ReactNode }) {
  return useDelayed(ms) ? children : null;
}
