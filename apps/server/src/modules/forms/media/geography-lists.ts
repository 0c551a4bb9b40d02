import type { Db } from '#db/tables.ts';
import { geographyTable, levelsAbove } from './geography-csv.ts';
import { levels, placeLabels, type PlaceRow, placesOf, placesWithIds } from './geography.queries.ts';
import type { FormList, ListTable } from './lists.ts';

/** By depth, from the top: in another country the same files hold its own levels. */
const NAMES = ['geo_divisions.csv', 'geo_districts.csv', 'geo_upazilas.csv', 'geo_unions.csv'];

async function tableOf(db: Db, depth: number, placesIn: (typeId: number) => Promise<PlaceRow[]>): Promise<ListTable> {
  const all = await levels(db);
  const level = all.find(({ id }) => levelsAbove(all, id).length === depth);
  return level ? geographyTable(levelsAbove(all, level.id), await placesIn(level.id)) : geographyTable([], []);
}

export const GEOGRAPHY_LISTS: readonly FormList[] = NAMES.map((name, depth) => ({
  name,
  scope: 'everybody',
  table: (db) => tableOf(db, depth, (typeId) => placesOf(db, typeId)),
  rows: (db, _projectId, ids) => tableOf(db, depth, (typeId) => placesWithIds(db, typeId, ids)),
  labels: (db, _projectId, ids) => placeLabels(db, depth, ids),
}));
