import { hash } from '@node-rs/argon2';
import { PROJECT_SACP } from '@msurvey/domain';
import { readConfig } from '../apps/server/src/config/index.ts';
import { Database } from '../apps/server/src/db/database.ts';
import { openDatabase } from '../apps/server/src/db/open.ts';
import { insertManyPeople } from '../apps/server/src/demo/load.queries.ts';
import { DISTRICTS, FIRST_NAMES, LAST_NAMES } from '../apps/server/src/demo/people.ts';
import { build } from '../scripts/build.mjs';
import { call, login, PASSWORD } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { percentile } from './support/percentile.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const REPEATS = 40;

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

async function timesOf(url: string, token: string, body: object): Promise<number[]> {
  const times: number[] = [];
  for (let i = -3; i < REPEATS; i++) {
    const began = performance.now();
    const { status } = await call(url, token, 'POST', '/user/list', body);
    if (status !== 200) throw new Error(`the list of users answered ${status} to ${JSON.stringify(body)}`);
    if (i >= 0) times.push(performance.now() - began);
  }
  return times;
}

const short = (n: number) => (n >= 1e6 ? `${n / 1e6} M` : `${n / 1e3} k`);

async function measure(report: Report, server: ServerProcess, count: number): Promise<Map<string, number>> {
  const { token } = await login(server.url, 'superadmin');
  const found = new Map<string, number>();
  for (const [name, body] of Object.entries(VIEWS(count))) {
    const times = await timesOf(server.url, token, body);
    const p50 = percentile(times, 0.5);
    report.figure(`${name}, ${short(count)} users, p50`, p50, 'ms');
    report.figure(`${name}, ${short(count)} users, p95`, percentile(times, 0.95), 'ms');
    found.set(name, p50);
  }
  return found;
}

export const bench: Bench = {
  name: 'lists',
  what: 'the list of users with 10 k, 100 k and 1 M of them (--sizes 10000,100000)',
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
