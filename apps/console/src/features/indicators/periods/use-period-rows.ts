import { useCallback, useMemo, useState } from 'react';
import type { PeriodRow } from '~/features/indicators/periods/period-row.ts';

/** What was changed and is not saved lies over what is saved; null: the row is to be taken away. */
type Changes = ReadonlyMap<string, PeriodRow | null>;

/** A row with a date that is there replaces that one, any other is appended. */
export function overlaid(saved: readonly PeriodRow[], changes: Changes): PeriodRow[] {
  const rows = saved.flatMap((row) => {
    const change = changes.get(row.date);
    if (change === null) return [];
    // State and history of the saved one stay with it.
    return [change ? { ...change, target: row.target, collected: row.collected } : row];
  });
  const dates = new Set(saved.map(({ date }) => date));
  return [...rows, ...[...changes.values()].flatMap((row) => (row && !dates.has(row.date) ? [row] : []))];
}

export function usePeriodRows(saved: readonly PeriodRow[]) {
  const [changes, setChanges] = useState<Changes>(new Map());
  /** What was changed before several rows were put at once, as long as nothing was done since. */
  const [before, setBefore] = useState<Changes | null>(null);
  const rows = useMemo(() => overlaid(saved, changes), [saved, changes]);
  const put = useCallback((row: PeriodRow) => {
    setBefore(null);
    setChanges((all) => new Map(all).set(row.date, { ...row, isChanged: true }));
  }, []);
  const putAll = (several: readonly PeriodRow[]) => {
    setBefore(changes);
    setChanges(new Map([...changes, ...several.map((row) => [row.date, { ...row, isChanged: true }] as const)]));
  };
  const takeBack = before
    ? () => {
        setBefore(null);
        setChanges(before);
      }
    : undefined;
  const remove = useCallback(
    (date: string) => {
      setBefore(null);
      setChanges((all) => {
        const next = new Map(all);
        // What was never saved is simply gone.
        if (saved.some((row) => row.date === date)) next.set(date, null);
        else next.delete(date);
        return next;
      });
    },
    [saved],
  );
  const clear = useCallback(() => {
    setBefore(null);
    setChanges(new Map());
  }, []);
  return { rows, put, putAll, takeBack, remove, clear, isDirty: changes.size > 0 };
}
