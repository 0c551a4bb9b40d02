import { hash } from '@node-rs/argon2';
import { PROJECT_SACP } from '@msurvey/domain';
import { readConfig } from '../apps/server/src/config/index.ts';
import { Database } from '../apps/server/src/db/database.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { insertManyPeople } from '../apps/server/src/demo/load.queries.ts';
import { insertManyProjects } from '../apps/server/src/demo/many-projects.queries.ts';
import { insertManyUnits } from '../apps/server/src/demo/many-units.ts';
import { DISTRICTS, FIRST_NAMES, LAST_NAMES } from '../apps/server/src/demo/people.ts';
import { build } from '../scripts/build.mjs';
import { call, login, PASSWORD } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { geoViews } from './support/geo-views.ts';
import { percentile } from './support/percentile.ts';
import { projectViews } from './support/project-views.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const REPEATS = 40;
/** At this many users, and with this many projects, every list's first page has its limit. */
const LIMITED = 100_000;
const PROJECTS = 5000;
/** With the 5,113 of Bangladesh, 50,000 units. */
const UNITS = 44_887;
const LIMIT = { atMost: 50 };

const asked = (args: string[]): number[] => {
  const at = args.indexOf('--sizes');
  return at < 0 ? SIZES : (args[at + 1] ?? '').split(',').map(Number);
};

/** With the server stopped: a data folder has one user at a time. Person n is the same at every size. */
async function fill(folder: string, count: number): Promise<void> {
  const opened = await openDatabase(readConfig({ MSURVEY_DATA: folder }), () => {});
  try {
    const names = { firstNames: FIRST_NAMES, lastNames: LAST_NAMES, locations: DISTRICTS, projectId: PROJECT_SACP };
    const passwordHash = await hash(PASSWORD);
    const database = new Database(opened.pool, console.error);
    await database.transaction(({ db }) => insertManyPeople(db, { count, passwordHash, ...names }));
    if (count === LIMITED) {
      await database.transaction(({ db }) => insertManyProjects(db, { count: PROJECTS, teamSize: 20, everywhere: [] }));
      await database.transaction(({ db }) => insertManyUnits(db, UNITS));
    }
    // As the database's own housekeeping would have done by the next day.
    await opened.pool.query('vacuum analyze');
  } finally {
    await opened.close();
  }
}

const VIEWS = (count: number): Record<string, object> => ({
  'first page': {},
  'first page, newest first': { sortBy: 'createdAt', sortOrder: 'desc' },
  'name contains “talukder”': { name: 'talukder' },
  'one user name': { name: `field.${count - 1}` },
  'one organisation, inactive': { orgId: 1, status: 'inactive' },
  'deep page': { currentPage: Math.min(10_000, Math.floor(count / 10)), pageSize: 10 },
});

async function timesOf(
  url: string,
  token: string,
  view: { method: 'GET' | 'POST'; path: string; body?: object },
): Promise<number[]> {
  const times: number[] = [];
  for (let i = -3; i < REPEATS; i++) {
    const began = performance.now();
    const { status } = await call(url, token, view.method, view.path, view.body);
    if (status !== 200) throw new Error(`${view.path} answered ${status} to ${JSON.stringify(view.body)}`);
    if (i >= 0) times.push(performance.now() - began);
  }
  return times;
}

const short = (n: number) => (n >= 1e6 ? `${n / 1e6} M` : `${n / 1e3} k`);

async function measure(report: Report, server: ServerProcess, count: number): Promise<Map<string, number>> {
  const { token } = await login(server.url, 'superadmin');
  const found = new Map<string, number>();
  for (const [name, body] of Object.entries(VIEWS(count))) {
    const times = await timesOf(server.url, token, { method: 'POST', path: '/user/list', body });
    const p50 = percentile(times, 0.5);
    report.figure(`${name}, ${short(count)} users, p50`, p50, 'ms');
    report.figure(`${name}, ${short(count)} users, p95`, percentile(times, 0.95), 'ms');
    found.set(name, p50);
  }
  return found;
}

/** Lists of projects, teams, candidates, places and sites, for one who sees all projects. */
async function measureProjects(report: Report, { url }: ServerProcess, users: number): Promise<void> {
  const { token } = await login(url, 'superadmin');
  const { body } = await call<{ data: { id: number }[] }>(url, token, 'POST', '/project/list', {
    name: 'Pond project 4321',
  });
  const small = body.data[0]?.id;
  if (small === undefined) throw new Error('the projects to measure are not there');
  for (const view of [...projectViews(small, users), ...geoViews]) {
    const times = await timesOf(url, token, view);
    report.figure(`${view.name}, p50`, percentile(times, 0.5), 'ms');
    report.figure(`${view.name}, p95`, percentile(times, 0.95), 'ms', LIMIT);
  }
}

export const bench: Bench = {
  name: 'lists',
  what: 'lists: users with 10 k, 100 k and 1 M of them (--sizes 10000,100000); projects, teams and 50 k places at 100 k',
  async run(report, args) {
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start();
    try {
      const sizes = asked(args);
      const results: Map<string, number>[] = [];
      for (const count of sizes) {
        await server.stop();
        const began = performance.now();
        await fill(server.folder, count);
        report.note(`${short(count)} users after ${((performance.now() - began) / 1000).toFixed(1)} s`);
        await server.start();
        results.push(await measure(report, server, count));
        if (count === LIMITED) await measureProjects(report, server, count);
      }
      const [smallest, largest] = [results[0], results.at(-1)];
      if (smallest && largest && smallest !== largest)
        for (const [name, p50] of largest)
          report.figure(
            `${name}, ${short(sizes.at(-1) ?? 0)} to ${short(sizes[0] ?? 0)} users, p50`,
            p50 / (smallest.get(name) ?? p50),
            '×',
          );
    } finally {
      await server.dispose();
    }
  },
};
