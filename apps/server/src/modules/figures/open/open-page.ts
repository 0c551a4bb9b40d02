import type { RawBuilder } from 'kysely';
import type { Page } from '#db/paging.queries.ts';
import type { Db } from '#db/tables.ts';
import type { OpenedList } from './lists.queries.ts';
import { countOpened, foundUpTo, pageOf } from './page.queries.ts';

export interface Opened {
  ids: number[];
  /** Within reach. */
  count: number;
  /** Out of reach. */
  hidden: number;
  /** What the search leaves of those within reach. */
  found: number;
  /** There are more than were counted. */
  isMore: boolean;
}

/** A search is counted so far; nobody turns pages beyond. */
const MOST_FOUND = 1000;

interface Asked {
  list: OpenedList;
  /** How many rows the figure was counted from, by the counters. */
  behind: number;
  /** Whether whoever asks reaches all of them: then nothing has to be counted. */
  reachesAll: boolean;
  search: RawBuilder<unknown> | null;
  slice: Page;
  /** A way to the page that is shorter than reading the list in its order. */
  page?: (count: number) => Promise<number[]>;
}

/** A page of what a figure was counted from. */
export async function openPage(db: Db, asked: Asked): Promise<Opened> {
  const { list, behind, reachesAll, search, slice } = asked;
  const { page = () => pageOf(db, list, slice) } = asked;
  const count = reachesAll || behind === 0 ? behind : await countOpened(db, list);
  const known = { count, hidden: Math.max(0, behind - count) };
  if (count === 0) return { ...known, ids: [], found: 0, isMore: false };
  if (!search) return { ...known, ids: await page(count), found: count, isMore: false };
  const { found, ids } = await foundUpTo(db, list, search, slice, MOST_FOUND);
  if (found <= MOST_FOUND) return { ...known, ids, found, isMore: false };
  // What so many are found by stands near the beginning.
  return { ...known, ids: await pageOf(db, list, slice, search), found: MOST_FOUND, isMore: true };
}
