import { closedYearsOf, fiscalYearLabel, NODE_PROGRAMMES, type PeriodDays, yearOfPeriod } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { type Problem, problem } from '#problem/problem.ts';
import type { FoundIndicator } from '../find-indicator.ts';
import { closedYearsWith, holdOffPublishing } from './publication.queries.ts';

/** An indicator that names no programme stands in the reports of all. */
const programmesOf = ({ row }: Pick<FoundIndicator, 'row'>) =>
  row.programmes.length > 0 ? row.programmes : NODE_PROGRAMMES;

/** Values of closed years change with a reason only: whoever gives none is told which years these are. */
export async function closedYearFault(
  db: Db,
  found: FoundIndicator,
  periods: readonly Pick<PeriodDays, 'first'>[],
  reason: string | null,
): Promise<Problem | undefined> {
  if (periods.length === 0) return undefined;
  await holdOffPublishing(db, found.projectId);
  if (reason !== null) return undefined;
  const closed = await closedYearsWith(db, found.projectId, programmesOf(found));
  const years = closedYearsOf(new Set(closed.map(({ year }) => year)), periods);
  return years.length === 0
    ? undefined
    : problem('indicator.year-closed', { years: years.map(fiscalYearLabel).join(', ') });
}

/** Whether the year of a period is closed. */
export async function isYearClosed(db: Db, found: FoundIndicator, period: Pick<PeriodDays, 'first'>): Promise<boolean> {
  const closed = await closedYearsWith(db, found.projectId, programmesOf(found));
  return closed.some(({ year }) => year === yearOfPeriod(period));
}

/** Whether a value has changed since its year was published last. */
export async function lateIn(db: Db, found: FoundIndicator) {
  const closed = await closedYearsWith(db, found.projectId, programmesOf(found));
  const last = new Map(closed.map(({ year, at }) => [year, at]));
  return (row: Pick<PeriodDays, 'first'> & { savedAt: Date; submittedAt: Date | null; decidedAt: Date | null }) => {
    const published = last.get(yearOfPeriod(row));
    return (
      published !== undefined &&
      [row.savedAt, row.submittedAt, row.decidedAt].some((at) => at !== null && at > published)
    );
  };
}
