import { activityListViews, activityPageViews } from '../apps/server/test/activities/support/activity-views.ts';
import { insertLargeActivities, type LargeActivities } from '../apps/server/test/activities/support/large.queries.ts';
import type { View } from '../apps/server/test/lists/view.ts';
import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Limit, Report } from './support/bench.ts';
import { type InProcess, openInProcess } from './support/in-process.ts';
import { onDatabase } from './support/on-database.ts';
import { percentile } from './support/percentile.ts';

const AMOUNT = { activities: 200_000, perActivity: 25, members: 1_000_000 };
const REPEATS = 40;
const LIST = { atMost: 100 };
const PAGE = { atMost: 50 };

/** With the server stopped: a data folder has one user at a time. */
async function fill(folder: string): Promise<LargeActivities> {
  return onDatabase(folder, async (database) => {
    const known = await database.transaction(({ db }) => insertLargeActivities(db, AMOUNT));
    // As the database's own housekeeping would have done by the next day.
    await database.pool.query('vacuum analyze');
    return known;
  });
}

async function figuresOf(report: Report, inside: InProcess, view: View, limit: Limit): Promise<void> {
  const times: number[] = [];
  for (let i = -3; i < REPEATS; i++) {
    const time = await inside.timeOf(view);
    if (i >= 0) times.push(time);
  }
  report.figure(`${view.name}, p50`, percentile(times, 0.5), 'ms');
  report.figure(`${view.name}, p95`, percentile(times, 0.95), 'ms', limit);
}

async function measure(report: Report, folder: string, known: LargeActivities): Promise<void> {
  const inside = await openInProcess(folder, 'superadmin');
  try {
    for (const view of activityListViews(known)) await figuresOf(report, inside, view, LIST);
    for (const view of activityPageViews(known)) await figuresOf(report, inside, view, PAGE);
  } finally {
    await inside.close();
  }
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
      await measure(report, server.folder, known);
    } finally {
      await server.dispose();
    }
  },
};
