import type { Db } from '#db/tables.ts';
import type { CheckedActivity, Found } from './checked-activity.ts';
import { earlierTwins } from './check.queries.ts';

type Comparable = CheckedActivity & { subActivityId: number; unionId: number; heldOn: string };
const isComparable = (row: CheckedActivity): row is Comparable =>
  row.subActivityId !== null && row.unionId !== null && row.heldOn !== null;

const keyOf = (row: Comparable) => [row.projectId, row.subActivityId, row.unionId, row.heldOn].join('/');
const membersOf = (row: CheckedActivity): number[] => row.participants.filter((member) => member !== null);

function areTwins(a: Comparable, b: Comparable): boolean {
  if (a.userId === b.userId) return true;
  const members = new Set(membersOf(a));
  return membersOf(b).some((member) => members.has(member));
}

/** Rows that came in the same batch are in no table yet. */
function twinsInBatch(rows: readonly Comparable[]): Map<number, number> {
  const byKey = new Map<string, Comparable[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  const twins = new Map<number, number>();
  for (const alike of byKey.values())
    for (const row of alike) {
      const earlier = alike.find((other) => other.id < row.id && areTwins(other, row));
      if (earlier) twins.set(row.id, earlier.id);
    }
  return twins;
}

/**
 * The same sub-activity in the same union on the same day, by the same author or with some of the same people. Only the
 * later of two is marked: the reviewer should not find both under suspicion because of each other.
 */
export async function checkDuplicates(db: Db, rows: readonly CheckedActivity[], found: Found): Promise<void> {
  const comparable = rows.filter(isComparable);
  if (comparable.length === 0) return;
  const twins = twinsInBatch(comparable);
  for (const { id, twinId } of await earlierTwins(db, comparable)) if (!twins.has(id)) twins.set(id, twinId);
  for (const [id, other] of twins) found(id, { check: 'duplicate', details: { other } }, 'sub_activity_id');
}
