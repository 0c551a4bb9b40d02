import type { Db } from '#db/tables.ts';
import { nameKey } from './name-key.ts';
import { depthsOf, searchUnits } from './search.queries.ts';

/** Units in whose name a word begins with what was typed, with their level from the top (0); the likeliest, so many. */
export async function placesNamed(db: Db, typed: string, limit: number): Promise<{ id: number; depth: number }[]> {
  const key = nameKey(typed);
  if (key === '') return [];
  return depthsOf(db, await searchUnits(db, { key, typeId: null, limit }));
}
