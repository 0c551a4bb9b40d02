import { hash } from '@node-rs/argon2';
import { insertPeople, insertTheRest, known } from '../apps/server/test/lists/large.queries.ts';
import { requestOf, type View } from '../apps/server/test/lists/view.ts';
import { listViews } from '../apps/server/test/lists/views.ts';
import { build } from '../scripts/build.mjs';
import { call, login, PASSWORD } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { onDatabase } from './support/on-database.ts';
import { openInProcess } from './support/in-process.ts';
import { percentile } from './support/percentile.ts';
import { askedSizes, compareSizes, type Found, short } from './support/sizes.ts';

const REPEATS = 40;
/** At this many users, with 5,000 projects and 50,000 places, every list's first page has its limit. */
const LIMITED = 100_000;
const LIMIT = { atMost: 50 };
const API = '/msurvey/api';

/** With the server stopped: a data folder has one user at a time. Person n is the same at every size. */
async function fill(folder: string, count: number, isFirst: boolean): Promise<View[]> {
  return onDatabase(folder, async (database) => {
    const passwordHash = await hash(PASSWORD);
    await database.transaction(({ db }) => insertPeople(db, count, passwordHash));
    if (isFirst) await database.transaction(({ db }) => insertTheRest(db, count, []));
    // As the database's own housekeeping would have done by the next day.
    await database.pool.query('vacuum analyze');
    return listViews(await known(database.db, count));
  });
}

const deepPage = (count: number): View => ({
  name: 'users: deep page',
  call: 'users',
  body: { currentPage: Math.min(10_000, Math.floor(count / 10)), pageSize: 10 },
});

async function repeated(once: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let i = -3; i < REPEATS; i++) {
    const time = await once();
    if (i >= 0) times.push(time);
  }
  return times;
}

async function overHttp(url: string, token: string, view: View): Promise<number> {
  const request = requestOf(view);
  const began = performance.now();
  const { status } = await call(url, token, request.method, request.url.slice(API.length), request.payload);
  if (status !== 200) throw new Error(`${view.name} answered ${status}`);
  return performance.now() - began;
}

/** First as the server itself takes it, which is what has a limit; then as somebody beside it waits for it. */
async function measure(report: Report, server: ServerProcess, views: View[], count: number): Promise<Found> {
  const found: Found = new Map();
  const inside = await openInProcess(server.folder, 'superadmin');
  try {
    for (const view of [...views, deepPage(count)]) {
      const times = await repeated(() => inside.timeOf(view));
      const isLimited = count === LIMITED && view.name !== 'users: deep page';
      const name = `${view.name}, ${short(count)} users`;
      const p50 = percentile(times, 0.5);
      found.set(view.name, p50);
      report.figure(`${name}, server p50`, p50, 'ms');
      report.figure(`${name}, server p95`, percentile(times, 0.95), 'ms', isLimited ? LIMIT : undefined);
    }
  } finally {
    await inside.close();
  }
  await server.start();
  const { token } = await login(server.url, 'superadmin');
  for (const view of views) {
    const times = await repeated(() => overHttp(server.url, token, view));
    report.figure(`${view.name}, ${short(count)} users, HTTP p95`, percentile(times, 0.95), 'ms');
  }
  return found;
}

export const bench: Bench = {
  name: 'lists',
  what: 'every list, with and without filters, at 10 k, 100 k and 1 M users (--sizes 10000,100000), 5,000 projects, 50 k places',
  async run(report, args) {
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start();
    try {
      const sizes = askedSizes(args);
      const results: Found[] = [];
      for (const [i, count] of sizes.entries()) {
        await server.stop();
        const began = performance.now();
        const views = await fill(server.folder, count, i === 0);
        report.note(`${short(count)} users after ${((performance.now() - began) / 1000).toFixed(1)} s`);
        results.push(await measure(report, server, views, count));
      }
      compareSizes(report, sizes, results, 'users');
    } finally {
      await server.dispose();
    }
  },
};
