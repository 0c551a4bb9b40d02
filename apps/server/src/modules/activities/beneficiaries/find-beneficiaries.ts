import type { Db } from '#db/tables.ts';
import { MOST_COUNTED } from '#modules/registry/index.ts';
import {
  amongNewest,
  type BeneficiaryFilter,
  type BeneficiaryKey,
  listAll,
  lookUp,
  type Slice,
} from './beneficiary-list.queries.ts';

export interface FoundBeneficiaries {
  keys: BeneficiaryKey[];
  count: number;
  isMore: boolean;
}

const bounded = ({ keys, count }: Omit<FoundBeneficiaries, 'isMore'>): FoundBeneficiaries => ({
  keys,
  count: Math.min(count, MOST_COUNTED),
  isMore: count > MOST_COUNTED,
});

/**
 * So many people in records are looked through, the newest first: of few records these are all, and what is frequent
 * stands among them. Following everybody who has a frequent name to what they took part in would take far longer.
 */
const NEWEST = 5000;

async function search(db: Db, filter: BeneficiaryFilter, slice: Slice): Promise<FoundBeneficiaries> {
  const end = slice.offset + slice.limit;
  const { keys, isAll } = await amongNewest(db, filter, NEWEST);
  if (isAll || keys.length >= end) return { keys: keys.slice(slice.offset, end), count: keys.length, isMore: !isAll };
  return bounded(await lookUp(db, filter, MOST_COUNTED, slice));
}

export async function findBeneficiaries(db: Db, filter: BeneficiaryFilter, slice: Slice): Promise<FoundBeneficiaries> {
  if (filter.patterns.length > 0) return search(db, filter, slice);
  return bounded(await listAll(db, filter, MOST_COUNTED, slice));
}
