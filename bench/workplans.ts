import { WORK_TALLY } from '../apps/server/src/modules/figures/index.ts';
import { composeModules } from '../apps/server/src/modules/index.ts';
import { rebuildTally } from '../apps/server/src/tally/keep.queries.ts';
import { insertLargeActivities, LARGE_PROJECT } from '../apps/server/test/activities/support/large.queries.ts';
import type { View } from '../apps/server/test/lists/view.ts';
import { build } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/browser.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { openInProcess } from './support/in-process.ts';
import { onDatabase } from './support/on-database.ts';
import { option } from './support/option.ts';
import { typeIntoPlan } from './support/plan-page.ts';
import { serverP95 } from './support/times.ts';

const AMOUNT = { activities: 200_000, perActivity: 1, members: 10_000 };
const REPEATS = 50;
const DAE = 3;

export const bench: Bench = {
  name: 'workplans',
  what: 'the plan of DAE with nine fiscal years and all agencies beside 200 k activities, and typing (--activities 20000: fewer)',
  async run(report, args) {
    const activities = Number(option(args, '--activities') ?? AMOUNT.activities);
    const browser = await findBrowser(report.note, { whole: true });
    composeModules();
    await build({ say: report.note });
    const server = await ServerProcess.start({ startTimeoutMs: 600_000 });
    try {
      await server.stop();
      await onDatabase(server.folder, async (database) => {
        await database.transaction(({ db }) => insertLargeActivities(db, { ...AMOUNT, activities }));
        await database.transaction(({ db }) => rebuildTally(db, WORK_TALLY));
        await database.pool.query('vacuum analyze');
      });
      const inside = await openInProcess(server.folder, 'superadmin');
      try {
        const query = { projectId: LARGE_PROJECT, agency: DAE };
        const plan: View = { name: 'plan of DAE', call: 'workPlan', query };
        report.figure('plan of DAE with nine years, server p95', await serverP95(inside, plan, REPEATS), 'ms', {
          atMost: 50,
        });
        const rows: View = {
          name: 'rows of DAE',
          call: 'workPlanRows',
          query: { ...query, startYear: '2024', endYear: '2025' },
        };
        report.figure('rows of a fiscal year, server p95', await serverP95(inside, rows, REPEATS), 'ms', {
          atMost: 50,
        });
        const matrix: View = { name: 'matrix', call: 'workPlanMatrix', query: { projectId: LARGE_PROJECT } };
        report.figure('matrix of all agencies, server p95', await serverP95(inside, matrix, REPEATS), 'ms', {
          atMost: 100,
        });
      } finally {
        await inside.close();
      }
      await server.start();
      const path = `/project/${LARGE_PROJECT}?tabIndex=3&index=4&agency=${DAE}`;
      await typeIntoPlan(report, browser, { url: server.url, path });
    } finally {
      await server.dispose();
    }
  },
};
