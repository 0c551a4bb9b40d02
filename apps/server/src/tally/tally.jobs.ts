import type { Database } from '../db/database.ts';
import type { JobHandlers } from '../jobs/queue.ts';
import { gather } from './keep.queries.ts';
import type { AnyTally } from './tally.ts';

declare module '../jobs/queue.ts' {
  interface JobTypes {
    'gather-tallies': unknown;
  }
}

/** One job for all of them, each in a transaction of its own. */
export async function gatherTallies(database: Database, tallies: readonly AnyTally[]): Promise<void> {
  for (const tally of tallies) await database.transaction(({ db }) => gather(db, tally));
}

export const tallyJobs = ({ database }: { database: Database }, tallies: readonly AnyTally[]): JobHandlers => ({
  'gather-tallies': () => gatherTallies(database, tallies),
});
