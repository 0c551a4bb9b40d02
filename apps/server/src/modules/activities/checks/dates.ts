import { dayInDhaka } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { CheckedActivity, Found } from './checked-activity.ts';
import { projectPeriods } from './check.queries.ts';

/** In the future means after the day on which it came: nobody reports what has not happened. */
export async function checkDates(db: Db, rows: readonly CheckedActivity[], found: Found): Promise<void> {
  const dated = rows.filter((row) => row.heldOn !== null);
  if (dated.length === 0) return;
  const periods = await projectPeriods(db, [...new Set(dated.map((row) => row.projectId))]);
  for (const row of dated) {
    const first = row.heldOn as string;
    const last = row.endedOn ?? first;
    const received = dayInDhaka(row.receivedAt);
    const latest = last > first ? last : first;
    if (latest > received) found(row.id, { check: 'date-future', details: { date: latest, received } }, 'held_on');
    const { start, end } = periods.get(row.projectId) ?? { start: null, end: null };
    if ((start !== null && first < start) || (end !== null && latest > end))
      found(
        row.id,
        { check: 'date-outside-project', details: { date: first, start: start ?? '', end: end ?? '' } },
        'held_on',
      );
  }
}
