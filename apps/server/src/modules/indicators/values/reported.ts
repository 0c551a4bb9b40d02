import { derivedPeriods, type PeriodValue } from '@msurvey/domain';
import type { Db } from '#db/tables.ts';
import type { FoundIndicator } from '../find-indicator.ts';
import { numbersOf } from '../numbers/load.ts';
import { sourcesOf } from '../numbers/stored.queries.ts';
import type { ValueRow } from './value.queries.ts';

export const periodValue = (
  row: Pick<ValueRow, 'first' | 'last' | 'value' | 'leaves'> & { denominator?: number | null },
): PeriodValue => ({
  first: row.first,
  last: row.last,
  total: { value: row.value, denominator: row.denominator ?? null },
  leaves: row.leaves,
});

/** An indicator's numbers with their leaves, and those that it is derived from. */
async function numbersAround(db: Db, { projectId, id, row }: FoundIndicator) {
  const known = (await sourcesOf(db, projectId, [id])).filter((one) => one.projectId === projectId);
  const nodeIds = known.map(({ nodeId }) => nodeId);
  const nodes = nodeIds.map((nodeId) => ({ id: nodeId, isAggregated: nodeId === id && row.isAggregated }));
  return numbersOf(db, projectId, nodes, { nodeIds, withLeaves: true });
}

/** What is known of an indicator, period by period: counted, accepted or derived. */
export const reportedValues = async (db: Db, found: FoundIndicator): Promise<readonly PeriodValue[]> =>
  (await numbersAround(db, found)).get(found.id)?.periods ?? [];

/** What a derived indicator's rows come to with the inputs that are typed, accepted or not. */
export async function derivedValues(db: Db, found: FoundIndicator, rows: readonly ValueRow[]): Promise<PeriodValue[]> {
  const numbers = await numbersAround(db, found);
  const { derivedIndicator, derivedInput } = found.setting;
  const fetched = derivedIndicator === null ? numbers.get(found.id)?.computed : numbers.get(derivedIndicator)?.periods;
  return derivedPeriods(fetched ?? [], rows, derivedInput);
}

/** What the product counts for an indicator, whatever is stated. */
export const computedValues = async (db: Db, found: FoundIndicator): Promise<readonly PeriodValue[]> =>
  (await numbersAround(db, found)).get(found.id)?.computed ?? [];
