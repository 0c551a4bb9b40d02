import type { RowId } from '@msurvey/ui';

/** Two are compared: ticking a third one lets the oldest tick go. */
export function lastTwo(before: ReadonlySet<RowId>, next: ReadonlySet<RowId>): Set<RowId> {
  const kept = [...before].filter((id) => next.has(id));
  const fresh = [...next].filter((id) => !before.has(id));
  return new Set([...kept, ...fresh].slice(-2));
}
