import type { Database } from '../db/database.ts';
import { rebuildAll } from '../modules/collection/index.ts';
import { TALLIES } from '../modules/index.ts';
import { rebuildTally, recount } from '../tally/keep.queries.ts';

/** Registries from the submissions, then what is counted of them. Answers how many records failed. */
export async function rebuildEverything(
  database: Database,
  projectId: number | null,
  say: (line: string) => void,
): Promise<number> {
  const done = await rebuildAll(database, projectId, say);
  for (const tally of TALLIES) await database.transaction(({ db }) => rebuildTally(db, tally, projectId));
  say(done.length ? `Rebuilt from ${done.length} forms.` : 'Nothing is derived from the forms of this database.');
  return done.reduce((sum, { failed }) => sum + failed, 0);
}

/** Says every count that is not what the rows come to; answers how many these are. */
export async function recountEverything(
  { db }: Database,
  projectId: number | null,
  say: (line: string) => void,
): Promise<number> {
  let wrong = 0;
  for (const tally of TALLIES)
    for (const line of await recount(db, tally, projectId)) {
      say(`${tally.table} ${JSON.stringify(line)}`);
      wrong++;
    }
  say(wrong ? `${wrong} counts are wrong; rebuild mends them.` : 'Every count is right.');
  return wrong;
}
