import type { RawBuilder } from 'kysely';
import type { Db } from '#db/tables.ts';
import * as queries from './page-ids.queries.ts';
import type { Scope } from './scope.queries.ts';

export interface FoundPage {
  ids: number[];
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
}

/** A scope up to this size is read through. */
const FEW = 10_000;
/** A search is counted so far; beyond it a list says “more than”, and turns no more pages. */
export const MOST_COUNTED = 1000;
/** So many of the newest tell how frequent something is. */
const NEWEST = 2000;
/** From this share on it is shorter to count what one meets than to ask the trigrams. */
const EVERYWHERE = 0.2;

const bounded = (ids: number[], count: number): FoundPage => ({
  ids,
  count: Math.min(count, MOST_COUNTED),
  isMore: count > MOST_COUNTED,
});

/**
 * In a large place, measured on a million members. What many are found by stands among the newest rows, and needs only be
 * counted to the bound. What few are found by is looked up in the trigrams and sorted.
 */
async function search(db: Db, scope: Scope, found: RawBuilder<unknown>, slice: queries.Slice): Promise<FoundPage> {
  const wanted = slice.offset + slice.limit;
  const newest = await queries.amongNewest(db, scope, found, NEWEST);
  const isFrequent = newest.length >= slice.limit;
  if (!isFrequent) {
    const { ids, count } = await queries.lookUp(db, scope, found, slice);
    return bounded(ids, count);
  }
  // What is more frequent stands less far down; a later page, or enough of them to be “more than”, further.
  const downTo = (many: number) => Math.ceil((NEWEST * many * 1.5) / newest.length);
  const isEverywhere = newest.length >= NEWEST * EVERYWHERE;
  const depth = isEverywhere ? MOST_COUNTED + 1 : wanted;
  const met = newest.length >= depth ? newest : await queries.amongNewest(db, scope, found, downTo(depth));
  const isMore = met.length > MOST_COUNTED;
  const count = isMore ? met.length : await queries.countUpTo(db, scope, found, MOST_COUNTED);
  return bounded(met.slice(slice.offset, wanted), count);
}

/** The ids of a page, the newest first, and how many there are. `found`: what is looked for; null: everybody. */
export async function findPage(
  db: Db,
  scope: Scope,
  found: RawBuilder<unknown> | null,
  slice: queries.Slice,
): Promise<FoundPage> {
  const { total } = scope;
  if (total === 0) return { ids: [], count: 0, isMore: false };
  if (total !== null && found === null)
    return { ids: await queries.slice(db, scope, total, slice), count: total, isMore: false };
  const asked = found ?? queries.EVERYBODY;
  if (total === null || total <= FEW) {
    const { ids, count } = await queries.lookThrough(db, scope, asked, slice);
    return { ids, count, isMore: false };
  }
  if (slice.offset >= MOST_COUNTED) return bounded([], await queries.countUpTo(db, scope, asked, MOST_COUNTED));
  return search(db, scope, asked, slice);
}
