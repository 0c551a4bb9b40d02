import type { Db } from '#db/tables.ts';
import { MOST_COUNTED } from '../search/find-page.ts';
import {
  type BeneficiaryFilter,
  type BeneficiaryKey,
  listAll,
  listFound,
  type Slice,
  walk,
} from './beneficiary-list.queries.ts';

export interface FoundBeneficiaries {
  keys: BeneficiaryKey[];
  count: number;
  isMore: boolean;
}

/** What few are found by is gathered and sorted; what many are found by is met in the order of the list. */
export async function findBeneficiaries(db: Db, filter: BeneficiaryFilter, slice: Slice): Promise<FoundBeneficiaries> {
  const { keys, count } = await (filter.patterns.length > 0 ? listFound : listAll)(db, filter, MOST_COUNTED, slice);
  const isMore = count > MOST_COUNTED;
  const page = isMore && filter.patterns.length > 0 ? await walk(db, filter, slice) : keys;
  return { keys: page, count: Math.min(count, MOST_COUNTED), isMore };
}
