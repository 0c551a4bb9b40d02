import type { ActivityFilter } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Sight } from '#modules/registry/index.ts';
import { type ActivitiesAsked, unitsWithGeocode } from './filter.queries.ts';
import { wordsAsked } from './search-words.ts';

/** A filter as it came, with geocodes made into places and words into what they may mean. A geocode nobody has finds nothing. */
export async function readFilter(db: Db, sight: Sight, filter: ActivityFilter): Promise<ActivitiesAsked> {
  const level = (['upazila', 'district', 'division'] as const).find((one) => filter[one]);
  const [words, ids] = await Promise.all([
    wordsAsked(db, filter.search ?? ''),
    level ? unitsWithGeocode(db, filter[level] as string) : [],
  ]);
  return { sight, words, state: filter.state, place: level ? { level, ids } : null };
}
