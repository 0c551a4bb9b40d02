import { similarity } from '@msurvey/domain';
import type { Listener } from '#changed/changed.ts';
import { deletePairs, EARLIEST, insertPairs, type KeyHolder, type Pair, sharingHolders } from './pair.queries.ts';

/** Less alike than this is not worth anybody's time. */
export const LEAST_SCORE = 0.5;

function* pairsSharing(holders: readonly KeyHolder[], written: ReadonlySet<number>): Generator<[KeyHolder, KeyHolder]> {
  const byKey = new Map<string, KeyHolder[]>();
  for (const holder of [...holders].sort((a, b) => a.id - b.id))
    for (const key of holder.keys) byKey.set(key, [...(byKey.get(key) ?? []), holder]);
  for (const sharing of byKey.values())
    for (const [i, first] of sharing.slice(0, EARLIEST).entries())
      for (const second of sharing.slice(i + 1))
        if (written.has(first.id) || written.has(second.id)) yield [first, second];
}

function pairOf(first: KeyHolder, second: KeyHolder): Pair | undefined {
  const { score, reasons } = similarity(first, second);
  if (score < LEAST_SCORE) return undefined;
  return {
    firstId: first.id,
    secondId: second.id,
    unionId: first.unionId ?? null,
    score: Math.round(score * 100),
    reasons,
  };
}

/** Derives anew the pairs that these members are part of. */
export const pairMembers: Listener<'member'> = async (db, { projectId, ids: memberIds, areNew }) => {
  if (!areNew) await deletePairs(db, projectId, memberIds);
  const holders = await sharingHolders(db, projectId, memberIds);
  if (holders.length < 2) return;
  const pairs = new Map<string, Pair>();
  for (const [first, second] of pairsSharing(holders, new Set(memberIds))) {
    const name = `${first.id}/${second.id}`;
    const pair = pairs.has(name) ? undefined : pairOf(first, second);
    if (pair) pairs.set(name, pair);
  }
  await insertPairs(db, projectId, [...pairs.values()]);
};
