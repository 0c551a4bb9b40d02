import { useCallback, useState } from 'react';

const keyOf = (projectId: number) => `msurvey.logframe.open.${projectId}`;

/** What stood open the last time; the browser may refuse to keep anything. */
function remembered(projectId: number): number[] | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(projectId)) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : null;
  } catch {
    return null;
  }
}

/** Which nodes are open, remembered for each project in this browser; `also` are open now, whatever was before. */
export function useOpenNodes(projectId: number, first: readonly number[], also: readonly number[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set([...(remembered(projectId) ?? first), ...also]));
  const change = useCallback(
    (next: (before: ReadonlySet<number>) => Iterable<number>) =>
      setOpen((before) => {
        const after = new Set(next(before));
        try {
          localStorage.setItem(keyOf(projectId), JSON.stringify([...after]));
        } catch {
          // Then it is not remembered.
        }
        return after;
      }),
    [projectId],
  );
  const toggle = useCallback(
    (id: number, isOpen: boolean) =>
      change((before) => (isOpen ? [...before, id] : [...before].filter((one) => one !== id))),
    [change],
  );
  return { open, change, toggle };
}
