import { PROJECT_PROGRAMME } from '@msurvey/domain';
import type { View } from '../apps/server/test/lists/view.ts';
import { clearMany, insertMany, knownMember } from '../apps/server/test/registry/support/many.queries.ts';
import { registryViews } from '../apps/server/test/registry/support/views.ts';
import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { exportMembers } from './support/export-members.ts';
import { measureViews } from './support/measure-views.ts';
import { onDatabase } from './support/on-database.ts';
import { askedSizes, compareSizes, type Found, short } from './support/sizes.ts';

/** Of the largest size: 40,000 groups, and 5 million people in 200,000 demonstrations and structures. */
const MEMBERS_PER_GROUP = 25;
const MEMBERS_PER_DEMONSTRATION = 5;
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
        results.push(await measureViews(report, server.folder, views, `, ${short(size)} members`));
      }
      await server.start();
      await exportMembers(report, server, projectId, sizes.at(-1) ?? 0);
      compareSizes(report, sizes, results, 'members');
    } finally {
      await server.dispose();
    }
  },
};
