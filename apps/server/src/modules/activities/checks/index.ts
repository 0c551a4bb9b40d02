import { ACTIVITY_CHECKS, type Check } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { AskedColumn, CheckedActivity, Found } from './checked-activity.ts';
import { knownMembers } from './check.queries.ts';
import { checkDates } from './dates.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkList } from './list.ts';
import { checkPositions } from './positions.ts';
import { checkUsual } from './usual.ts';

export type { AskedColumn, CheckedActivity } from './checked-activity.ts';

/** `/data/place/gps` → `place/gps`, as answers are kept. */
const withoutRoot = (path: string): string => (path.startsWith('/') ? path.split('/').slice(2).join('/') : path);

const questionOf = (row: CheckedActivity, column: AskedColumn): string | null => {
  const path = row.questions[column];
  return path ? withoutRoot(path) : null;
};

/**
 * What is striking about these activities, for the reviewer: a few statements for the whole batch, none per row. Every row
 * has an entry, an empty one when it is clean.
 *
 * A finding is of the moment: it compares with what is known by then (earlier activities, approved values). So a projector
 * writes it beside what it derives, the review desk asks again, and a bulk approval never trusts what was written.
 */
export async function check(db: Db, rows: readonly CheckedActivity[]): Promise<Map<number, Check[]>> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const checks = new Map<number, Check[]>(rows.map((row) => [row.id, []]));
  const found: Found = (id, { check: code, details }, column) => {
    const row = byId.get(id) as CheckedActivity;
    checks.get(id)?.push({ check: code, severity: ACTIVITY_CHECKS[code], question: questionOf(row, column), details });
  };
  const members = await knownMembers(db, rows);
  for (const row of rows) checkList(row, members, found);
  await checkDates(db, rows, found);
  await checkPositions(db, rows, found);
  await checkDuplicates(db, rows, found);
  await checkUsual(db, rows, found);
  return checks;
}
