import type { Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { ActivitiesAsked } from './filter.queries.ts';
import * as queries from './list.queries.ts';

export interface FoundActivities {
  /** Of the page, the newest first. */
  ids: number[];
  /** Null: a search found more than are counted. */
  total: number | null;
}

/** A search is counted so far; nobody turns pages beyond. */
export const MOST_COUNTED = 10_000;
/** So many of the newest tell how frequent something is. */
const NEWEST = 3000;

const bounded = (count: number) => (count > MOST_COUNTED ? null : count);

/** What many are found by stands among the newest; what few are found by is looked up. */
async function search(db: Db, asked: ActivitiesAsked, page: Page): Promise<FoundActivities> {
  const offset = (page.currentPage - 1) * page.pageSize;
  const wanted = offset + page.pageSize;
  let { ids: met, isAll } = await queries.amongNewest(db, asked, NEWEST);
  // A later page stands further down.
  if (!isAll && met.length >= page.pageSize && met.length < wanted)
    ({ ids: met, isAll } = await queries.amongNewest(db, asked, Math.ceil((NEWEST * wanted * 1.5) / met.length)));
  if (isAll) return { ids: met.slice(offset, wanted), total: bounded(met.length) };
  if (met.length >= wanted) {
    const count = await queries.countUpTo(db, asked, MOST_COUNTED + 1);
    return { ids: met.slice(offset, wanted), total: bounded(count) };
  }
  const { ids, count } = await queries.gather(db, asked, page);
  return { ids, total: bounded(count) };
}

export async function findActivities(db: Db, asked: ActivitiesAsked, page: Page): Promise<FoundActivities> {
  if (asked.words.length > 0) return search(db, asked, page);
  const [ids, total] = await Promise.all([queries.pageOfIds(db, asked, page), queries.countWithin(db, asked)]);
  return { ids, total };
}
