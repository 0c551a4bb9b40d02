import { isUnusual, roundTo, usualOf } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import { approvedValues } from './check.queries.ts';
import type { CheckedActivity, Found } from './checked-activity.ts';

const keyOf = (projectId: number, subActivityId: number) => `${projectId}/${subActivityId}`;
const rounded = (value: number) => roundTo(value, 2);

/** Against the newest approved ones of the same sub-activity: the measured quantity, and the people reached. */
export async function checkUsual(db: Db, rows: readonly CheckedActivity[], found: Found): Promise<void> {
  const valued = rows.filter((row) => row.subActivityId !== null && (row.quantity ?? row.memberCount) !== null);
  if (valued.length === 0) return;
  const kinds = new Map(
    valued.map((row) => [
      keyOf(row.projectId, row.subActivityId as number),
      { projectId: row.projectId, subActivityId: row.subActivityId as number },
    ]),
  );
  const approved = new Map(
    (await approvedValues(db, [...kinds.values()])).map((known) => [
      keyOf(known.projectId, known.subActivityId),
      known,
    ]),
  );
  const quantities = new Map([...approved].map(([key, known]) => [key, usualOf(known.quantities)]));
  const people = new Map([...approved].map(([key, known]) => [key, usualOf(known.people)]));
  for (const row of valued) {
    const key = keyOf(row.projectId, row.subActivityId as number);
    const [quantity, reached] = [quantities.get(key), people.get(key)];
    if (row.quantity !== null && quantity && isUnusual(row.quantity, quantity))
      found(
        row.id,
        { check: 'value-unusual', details: { value: row.quantity, median: rounded(quantity.median) } },
        'quantity',
      );
    if (row.memberCount !== null && reached && isUnusual(row.memberCount, reached))
      found(
        row.id,
        { check: 'value-unusual', details: { value: row.memberCount, median: rounded(reached.median) } },
        'participants',
      );
  }
}
