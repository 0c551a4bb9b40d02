import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { PROJECT_PROGRAMME } from '@msurvey/domain';
import { activityListViews, activityPageViews } from '../apps/server/test/activities/support/activity-views.ts';
import { knownWork } from '../apps/server/test/activities/support/large.queries.ts';
import { knownMember } from '../apps/server/test/registry/support/many.queries.ts';
import { registryViews } from '../apps/server/test/registry/support/views.ts';
import { build } from '../scripts/build.mjs';
import { newDataFolder, removeDataFolder } from '../scripts/testing/data-folder.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { exportMembers } from './support/export-members.ts';
import { measureViews } from './support/measure-views.ts';
import { onDatabase } from './support/on-database.ts';
import { option } from './support/option.ts';
import { type Counted, countProgramme } from './support/programme.queries.ts';

const AMOUNT = ['--groups', '40000', '--members', '1000000', '--activities', '200000', '--participations', '5000000'];
const PROJECT = PROJECT_PROGRAMME;

/** Real records, one by one, as `npm run demo` makes them for anybody. */
function makeProgramme(folder: string): void {
  const env = { ...process.env, MSURVEY_DATA: folder };
  const { status } = spawnSync('npm', ['run', '--silent', 'demo', '--', ...AMOUNT], {
    env,
    stdio: ['ignore', process.stderr, 'inherit'],
  });
  if (status !== 0) throw new Error('the demonstration could not be made');
}

async function measure(report: Report, folder: string): Promise<Counted> {
  const { views, counted } = await onDatabase(folder, async ({ db, pool }) => {
    // As the database's own housekeeping would have done by the next day.
    await pool.query('vacuum analyze');
    const work = await knownWork(db);
    const registry = registryViews(await knownMember(db, PROJECT));
    return {
      views: [...registry, ...activityListViews(work), ...activityPageViews(work)],
      counted: await countProgramme(db, PROJECT),
    };
  });
  for (const [what, value] of Object.entries(counted)) report.figure(what, value, '');
  await measureViews(report, folder, views);
  return counted;
}

export const bench: Bench = {
  name: 'programme',
  what: 'lists, profiles, desk and export on what `npm run demo` makes of 1 M members (half an hour; --data FOLDER: made before)',
  async run(report, args) {
    await build({ names: ['server'], say: report.note });
    const data = option(args, '--data');
    const given = data === undefined ? undefined : resolve(data);
    const folder = given ?? newDataFolder();
    try {
      if (!given) makeProgramme(folder);
      const { members } = await measure(report, folder);
      const server = await ServerProcess.start({ folder, startTimeoutMs: 600_000 });
      try {
        await exportMembers(report, server, PROJECT, members);
      } finally {
        await server.dispose();
      }
    } finally {
      if (!given) removeDataFolder(folder);
    }
  },
};
