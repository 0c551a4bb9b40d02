import type { Db } from '../db/tables.ts';
import { compare, type Compared } from './compare.ts';
import { countProgramme } from './count-programme.ts';
import { countedOn, dueIndicators, keptIndicators } from './indicators/kept.queries.ts';
import { leftOut, without } from './indicators/left-out.ts';
import { keptCounts } from './kept.queries.ts';
import { readRaw } from './raw.queries.ts';

export interface Recounted extends Compared {
  /** Indicators that are not compared: a job will count them anew, or what they are made of. */
  waiting: number;
}

/** Everything is read as it was at one moment, so that others may write meanwhile. `projectId` null: all projects. */
export const recount = (db: Db, projectId: number | null): Promise<Recounted> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (then) => {
      const raw = await readRaw(then, projectId);
      const counted = await countProgramme(raw, await countedOn(then));
      const kept = new Map([...(await keptCounts(then, projectId)), ...(await keptIndicators(then, projectId))]);
      const out = leftOut(raw, await dueIndicators(then));
      for (const counts of [kept, counted]) without(counts, out);
      return { ...compare(kept, counted), waiting: out.waiting };
    });
