import { type Figure, percentOf, roundTo, sumOf } from '../progress.ts';
import { achievementOf, asAmount, type PlannedYear } from './achievement.ts';

/** A sub-activity of a plan. */
export interface PlannedLine {
  unit: string;
  cells: readonly PlannedYear[];
}
/** What several sub-activities come to in a fiscal year. */
export interface PlannedSum {
  year: number;
  /** With a target. */
  planned: number;
  /** Kilometres and batches make no sum: null where they have several units, or nothing is known. */
  target: Figure;
  achieved: Figure;
  /** The mean of those that have something to be measured against. */
  percent: Figure;
}

/** Amounts of one unit are added up; of percents it is the mean, so that a large unit does not outweigh the others. */
export function planSum(lines: readonly PlannedLine[], year: number): PlannedSum {
  const told = lines.flatMap(({ unit, cells }) => {
    const cell = cells.find((one) => one.year === year);
    return cell ? [{ unit, target: cell.target, achieved: achievementOf(cell) }] : [];
  });
  const isOne = new Set(told.map(({ unit }) => unit)).size < 2;
  const shares = told.flatMap(({ achieved, target }) => percentOf(achieved, target) ?? []);
  const amount = (values: readonly Figure[]): Figure => {
    const sum = isOne ? sumOf(values) : null;
    return sum === null ? null : asAmount(sum);
  };
  return {
    year,
    planned: told.filter(({ target }) => target !== null).length,
    target: amount(told.map(({ target }) => target)),
    achieved: amount(told.map(({ achieved }) => achieved)),
    percent: shares.length === 0 ? null : roundTo((sumOf(shares) ?? 0) / shares.length, 2),
  };
}
