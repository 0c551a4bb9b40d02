import { fiscalYearOfDay, PROJECT_PROGRAMME, todayInDhaka } from '@msurvey/domain';
import type { Db } from '../db/tables.ts';
import { TARGETS } from './content/targets.ts';
import { WORKS } from './content/works.ts';
import { insertPlans, type PlannedWork } from './plans.queries.ts';

const FIRST_YEAR = 2018;
/** One activity of the demonstration stands for so many of the programme, where there is none to go by. */
const SCALE = 200;

const linesOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
const numbers = (text = ''): number[] => text.split(',').map(Number);

function plannedWorks(): PlannedWork[] {
  const done = new Map(linesOf(WORKS).map((parts) => [Number(parts[0]), numbers(parts.at(-1))]));
  return linesOf(TARGETS).flatMap(([id, targets]) =>
    numbers(targets).map((target, i) => ({
      id: Number(id),
      year: FIRST_YEAR + i,
      target,
      done: done.get(Number(id))?.[i] ?? 0,
    })),
  );
}

/** Work plans of all agencies, beside the records that are there. */
export const loadPlans = (db: Db): Promise<void> =>
  insertPlans(db, PROJECT_PROGRAMME, plannedWorks(), { thisYear: fiscalYearOfDay(todayInDhaka()), scale: SCALE });
