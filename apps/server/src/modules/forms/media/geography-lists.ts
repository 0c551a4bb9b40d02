import type { Db } from '#db/tables.ts';
import { geographyCsv, levelsAbove } from './geography-csv.ts';
import { levels, placeLabels, placesOf } from './geography.queries.ts';
import { type FormList, registerLists } from './lists.ts';

/** By depth, from the top: in another country the same files hold its own levels. */
const NAMES = ['geo_divisions.csv', 'geo_districts.csv', 'geo_upazilas.csv', 'geo_unions.csv'];

async function csvOf(db: Db, depth: number): Promise<string> {
  const all = await levels(db);
  const level = all.find(({ id }) => levelsAbove(all, id).length === depth);
  return level ? geographyCsv(levelsAbove(all, level.id), await placesOf(db, level.id)) : geographyCsv([], []);
}

const lists: FormList[] = NAMES.map((name, depth) => ({
  name,
  scope: 'everybody',
  csv: (db) => csvOf(db, depth),
  labels: (db, _projectId, ids) => placeLabels(db, depth, ids),
}));
registerLists(lists);
