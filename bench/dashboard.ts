import { composeModules } from '../apps/server/src/modules/index.ts';
import { insertLargeActivities, LARGE_PROJECT } from '../apps/server/test/activities/support/large.queries.ts';
import { build } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/browser.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { measurePage } from './support/dashboard-page.ts';
import { countEverything, knownPlaces } from './support/figures.queries.ts';
import { openInProcess } from './support/in-process.ts';
import { onDatabase } from './support/on-database.ts';
import { option } from './support/option.ts';
import { serverP95 } from './support/times.ts';

const MEMBERS = 1_000_000;
const REPEATS = 30;
const projectId = LARGE_PROJECT;

export const bench: Bench = {
  name: 'dashboard',
  what: 'the first screen at 1 M members and 5 M participations, its scripts, and the map by union (--members 100000: fewer)',
  async run(report, args) {
    const members = Number(option(args, '--members') ?? MEMBERS);
    const browser = await findBrowser(report.note, { whole: true });
    composeModules();
    await build({ say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    const { folder } = server;
    try {
      await server.stop();
      const union = await onDatabase(folder, async (database) => {
        const amount = { activities: members / 5, perActivity: 25, members };
        await database.transaction(({ db }) => insertLargeActivities(db, amount));
        await database.pool.query('vacuum analyze');
        await database.transaction(({ db }) => countEverything(db, projectId, report.note));
        await database.pool.query('vacuum analyze');
        return (await knownPlaces(database.db, projectId)).union;
      });
      const inside = await openInProcess(folder, 'superadmin');
      try {
        for (const [of, filters] of [
          ['the country', {}],
          ['a year of SACP', { project: 1, year: 2024 }],
          ['a union', { union_id: union }],
        ] as const) {
          const body = { projectId, ...filters };
          const cards = await serverP95(inside, { name: 'cards', call: 'dashboardCards', body }, REPEATS);
          const charts = await serverP95(inside, { name: 'charts', call: 'dashboardCharts', body }, REPEATS);
          report.figure(`first screen of ${of}: cards, server p95`, cards, 'ms');
          report.figure(`first screen of ${of}: charts, server p95`, charts, 'ms');
          report.figure(`first screen of ${of}, both calls`, cards + charts, 'ms', { atMost: 50 });
        }
      } finally {
        await inside.close();
      }
      await server.start();
      await measurePage(report, browser, { url: server.url, username: 'superadmin' });
    } finally {
      await server.dispose();
    }
  },
};
