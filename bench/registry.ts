import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { View } from '../apps/server/test/lists/view.ts';
import { clearMany, insertMany, knownMember } from '../apps/server/test/registry/support/many.queries.ts';
import { registryViews } from '../apps/server/test/registry/support/views.ts';
import { build } from '../scripts/build.mjs';
import { call, login } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { openInProcess } from './support/in-process.ts';
import { peakDuring, residentBytes } from './support/memory.ts';
import { onDatabase } from './support/on-database.ts';
import { percentile } from './support/percentile.ts';
import { askedSizes, compareSizes, type Found, short } from './support/sizes.ts';
import { taskEnded } from './support/task-ended.ts';

/** Of the largest size: 40,000 groups, and 5 million people in 200,000 demonstrations and structures. */
const MEMBERS_PER_GROUP = 25;
const MEMBERS_PER_DEMONSTRATION = 5;
const REPEATS = 20;
const MB = 1024 * 1024;
const LIMITS = { list: { atMost: 100 }, profile: { atMost: 50 }, memory: { atMost: 150 } };
const projectId = PROJECT_PROGRAMME;

/** With the server stopped: a data folder has one user at a time. */
async function fill(folder: string, members: number, say: (line: string) => void): Promise<View[]> {
  return onDatabase(folder, async (database) => {
    const many = {
      projectId,
      members,
      groups: members / MEMBERS_PER_GROUP,
      demonstrations: members / MEMBERS_PER_DEMONSTRATION,
    };
    await clearMany(database.db, projectId);
    await database.transaction(({ db }) => insertMany(db, many, say));
    // As the database's own housekeeping would have done by the next day.
    await database.pool.query('vacuum analyze');
    return registryViews(await knownMember(database.db, projectId));
  });
}

/** The server's own time, which is what has a limit. */
async function measureLists(report: Report, folder: string, views: View[], size: number): Promise<Found> {
  const found: Found = new Map();
  const inside = await openInProcess(folder, 'superadmin');
  try {
    for (const view of views) {
      const times: number[] = [];
      for (let i = -3; i < REPEATS; i++) {
        const time = await inside.timeOf(view);
        if (i >= 0) times.push(time);
      }
      const limit = view.name.endsWith('profile') ? LIMITS.profile : LIMITS.list;
      found.set(view.name, percentile(times, 0.5));
      report.figure(`${view.name}, ${short(size)} members, server p95`, percentile(times, 0.95), 'ms', limit);
    }
  } finally {
    await inside.close();
  }
  return found;
}

async function measureExport(report: Report, server: ServerProcess, size: number): Promise<void> {
  const { token } = await login(server.url, 'superadmin');
  await call(server.url, token, 'POST', '/project/registry/members/list', { projectId });
  const before = residentBytes(server.pid);
  for (const type of ['csv', 'xlsx']) {
    const began = performance.now();
    const { result, peak } = await peakDuring(server.pid, () =>
      taskEnded(server.url, token, '/project/registry/members/export', { projectId, type }),
    );
    if (result.done !== size) throw new Error(`${result.done} of ${size} members were exported`);
    report.figure(`${short(size)} members to ${type}`, (performance.now() - began) / 1000, 's');
    report.figure(`server memory during ${type}, above before`, (peak - before) / MB, 'MB', LIMITS.memory);
  }
}

export const bench: Bench = {
  name: 'registry',
  what: 'every list, search and profile of the registries at 10 k, 100 k and 1 M members (--sizes 10000,100000); export of all, with memory',
  async run(report, args) {
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start();
    try {
      const sizes = askedSizes(args);
      const results: Found[] = [];
      for (const size of sizes) {
        await server.stop();
        const began = performance.now();
        const views = await fill(server.folder, size, report.note);
        report.note(`${short(size)} members after ${((performance.now() - began) / 1000).toFixed(1)} s`);
        results.push(await measureLists(report, server.folder, views, size));
      }
      await server.start();
      await measureExport(report, server, sizes.at(-1) ?? 0);
      compareSizes(report, sizes, results, 'members');
    } finally {
      await server.dispose();
    }
  },
};
