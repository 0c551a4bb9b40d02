import { add, type Counts, keyOf } from './counts.ts';
import type { RawRecord } from './raw.ts';
import type { Sheet } from './sheet.ts';

/** Under which number each kind waits to be reviewed. */
const QUEUES: Readonly<Record<string, number>> = { production: -1, position: -2 };
export const isFollowUp = (registry: string): boolean => registry in QUEUES;

/** Approved harvests of each plot, in kg. */
export type Harvests = Map<number, number>;

/** It is no work of its own; what it says counts with the plot that it follows. */
export function addFollowUp(
  counts: Counts,
  harvests: Harvests,
  form: { projectId: number; registry: string },
  record: RawRecord,
  sheet: Sheet,
): void {
  add(counts, 'activity_tally', keyOf(form.projectId, QUEUES[form.registry] ?? 0, record.state), { n: 1 });
  const [followed, produced] = [sheet.recordId('followed_id'), sheet.number('produced')];
  if (form.registry === 'production' && record.state === 'approved' && followed !== null && produced !== null)
    harvests.set(followed, (harvests.get(followed) ?? 0) + produced);
}
