import { ACTIVITY_TALLY } from '../apps/server/src/modules/activities/index.ts';
import { REACH_TALLY, WORK_TALLY } from '../apps/server/src/modules/figures/index.ts';
import { composeModules } from '../apps/server/src/modules/index.ts';
import { dueByNodes } from '../apps/server/src/modules/indicators/computed/due.queries.ts';
import { recountIndicators, refreshIndicators } from '../apps/server/src/modules/indicators/computed/refresh.ts';
import { rebuildTally } from '../apps/server/src/tally/keep.queries.ts';
import { insertLargeActivities, LARGE_PROJECT } from '../apps/server/test/activities/support/large.queries.ts';
import { firstOfMany, manyIndicators, mapMany } from '../apps/server/test/indicators/many.queries.ts';
import type { View } from '../apps/server/test/lists/view.ts';
import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { type InProcess, openInProcess } from './support/in-process.ts';
import { onDatabase } from './support/on-database.ts';
import { percentile } from './support/percentile.ts';

/** Participations are activities × people in each; more by request: `BENCH_ACTIVITIES=200000` makes five million. */
const AMOUNT = { activities: Number(process.env.BENCH_ACTIVITIES ?? 20_000), perActivity: 25, members: 100_000 };
const INDICATORS = 500;
const MAPPED = 50;
const [REPEATS, WARM_UP] = [30, 5];

async function measure(inside: InProcess, view: View): Promise<number> {
  const times: number[] = [];
  for (let i = -WARM_UP; i < REPEATS; i++) {
    const time = await inside.timeOf(view);
    if (i >= 0) times.push(time);
  }
  return percentile(times, 0.95);
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

export const bench: Bench = {
  name: 'indicators',
  what: `the results report of ${INDICATORS} indicators × 10 years × 12 leaves, and counting ${MAPPED} of them anew`,
  async run(report) {
    composeModules();
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    try {
      await server.stop();
      let logframeId = 0;
      await onDatabase(server.folder, async (database) => {
        await database.transaction(({ db }) => insertLargeActivities(db, AMOUNT));
        for (const tally of [ACTIVITY_TALLY, WORK_TALLY, REACH_TALLY])
          await database.transaction(({ db }) => rebuildTally(db, tally));
        await database.transaction(({ db }) => manyIndicators(db, LARGE_PROJECT, INDICATORS));
        await database.pool.query('vacuum analyze');
        await database.transaction(({ db }) => mapMany(db, LARGE_PROJECT, MAPPED));
        const all = await secondsOf(() => recountIndicators({ database }, LARGE_PROJECT));
        report.figure(`${MAPPED} mapped indicators counted anew`, all, 's', { atMost: 60 });
        logframeId = await firstOfMany(database.db, LARGE_PROJECT);
        await database.transaction(({ db }) => dueByNodes(db, LARGE_PROJECT, [logframeId]));
        const single = await secondsOf(() => refreshIndicators({ database }, LARGE_PROJECT));
        // The news that something has changed is told within a second.
        report.figure('what one approval makes due, counted anew', single, 's', { atMost: 4 });
      });
      const inside = await openInProcess(server.folder, 'superadmin');
      try {
        const query = { projectId: LARGE_PROJECT, year_start: 2018, year_end: 2027 };
        const whole: View = { name: 'report', call: 'resultsReport', query };
        report.figure('report of ten years, server p95', await measure(inside, whole), 'ms', { atMost: 150 });
        const leaves: View = { ...whole, name: 'with leaves', query: { ...query, withLeaves: 'true' } };
        report.figure('report with every leaf, server p95', await measure(inside, leaves), 'ms', { atMost: 600 });
        const detail: View = {
          name: 'profile',
          call: 'indicatorDetail',
          query: { projectId: LARGE_PROJECT, logframeId },
        };
        report.figure('profile of an indicator, server p95', await measure(inside, detail), 'ms', { atMost: 50 });
      } finally {
        await inside.close();
      }
    } finally {
      await server.dispose();
    }
  },
};
