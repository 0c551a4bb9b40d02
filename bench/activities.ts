import { activityListViews, activityPageViews } from '../apps/server/test/activities/support/activity-views.ts';
import { insertLargeActivities, type LargeActivities } from '../apps/server/test/activities/support/large.queries.ts';
import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { measureViews } from './support/measure-views.ts';
import { onDatabase } from './support/on-database.ts';

const AMOUNT = { activities: 200_000, perActivity: 25, members: 1_000_000 };

/** With the server stopped: a data folder has one user at a time. */
async function fill(folder: string): Promise<LargeActivities> {
  return onDatabase(folder, async (database) => {
    const known = await database.transaction(({ db }) => insertLargeActivities(db, AMOUNT));
    // As the database's own housekeeping would have done by the next day.
    await database.pool.query('vacuum analyze');
    return known;
  });
}

export const bench: Bench = {
  name: 'activities',
  what: 'list, profiles, histories and review desk at 200 k activities, 5 M participations, 1 M members',
  async run(report) {
    await build({ names: ['server'], say: report.note });
    // Others may be working on the machine while it loads its demonstration.
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    try {
      await server.stop();
      const began = performance.now();
      const known = await fill(server.folder);
      report.note(`filled after ${((performance.now() - began) / 1000).toFixed(1)} s`);
      await measureViews(report, server.folder, [...activityListViews(known), ...activityPageViews(known)]);
    } finally {
      await server.dispose();
    }
  },
};
