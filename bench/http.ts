import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../scripts/build.mjs';
import { login } from '../scripts/testing/api.ts';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench, Report } from './support/bench.ts';
import { cpuMicros } from './support/cpu.ts';
import { load } from './support/load.ts';

/** By count: how soon the compiler has done its work depends on calls, not on time. */
const WARM_UP_REQUESTS = 15_000;
const SECONDS = 4;
/** Others on the machine can only add to the cost, so the lowest of several is the nearest. */
const WINDOWS = 3;
const SIDEBAR = '/msurvey/api/sidebar';
const SUMMARY = '/msurvey/api/notification/summary';
/** Of the issue: authentication and permission check included. */
const MOST_MICROS = 400;

interface Target {
  pid: number;
  port: number;
  headers: Record<string, string>;
}

async function costOf(target: Target, path: string, connections: number) {
  const before = cpuMicros(target.pid);
  const result = await load({ ...target, path, connections, seconds: SECONDS });
  if (result.wrong) throw new Error(`${path}: ${result.wrong} of ${result.requests} answers were not 200`);
  return { ...result, micros: (cpuMicros(target.pid) - before) / result.requests };
}

async function warmUp(target: Target, path: string): Promise<void> {
  for (let done = 0; done < WARM_UP_REQUESTS; )
    done += (await load({ ...target, path, connections: 8, seconds: 2 })).requests;
}

async function lowestCost(target: Target, path: string): Promise<number> {
  await warmUp(target, path);
  const costs: number[] = [];
  for (let i = 0; i < WINDOWS; i++) costs.push((await costOf(target, path, 8)).micros);
  return Math.min(...costs);
}

async function measure(report: Report, target: Target): Promise<number> {
  const sidebar = await lowestCost(target, SIDEBAR);
  report.figure('CPU per GET sidebar', sidebar, 'µs', { atMost: MOST_MICROS });
  const summary = await lowestCost(target, SUMMARY);
  report.figure('CPU per GET notification summary', summary, 'µs', { atMost: MOST_MICROS });
  for (const connections of [1, 8, 32]) {
    const { requests, seconds, p50, p95, p99 } = await costOf(target, SIDEBAR, connections);
    const of = `${connections} connection${connections > 1 ? 's' : ''}`;
    report.figure(`requests per second, ${of}`, requests / seconds, '/s');
    report.figure(`p50, ${of}`, p50, 'ms');
    report.figure(`p95, ${of}`, p95, 'ms');
    report.figure(`p99, ${of}`, p99, 'ms');
  }
  return sidebar;
}

/** The same answer from a server that does nothing for it: what the framework and Node cost on this machine today. */
async function bareMicros(answer: string): Promise<number> {
  const child = fork(join(import.meta.dirname, 'support/bare-server.ts'), [answer], { execArgv: ['--import', 'tsx'] });
  try {
    const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)));
    const target = { pid: child.pid ?? 0, port, headers: {} };
    return await lowestCost(target, '/');
  } finally {
    child.kill();
  }
}

export const bench: Bench = {
  name: 'http',
  what: 'CPU per signed-in small GET, requests per second and their times, against a bare route',
  async run(report) {
    await build({ names: ['server'], say: report.note });
    const server = await ServerProcess.start();
    try {
      const { token } = await login(server.url, 'me.officer');
      const headers = { authorization: `Bearer ${token}` };
      const answer = await (await fetch(`${server.url}${SIDEBAR}`, { headers })).text();
      const micros = await measure(report, { pid: server.pid, port: server.port, headers });
      const bare = await bareMicros(answer);
      report.figure('CPU per GET of a bare route', bare, 'µs');
      report.figure('sidebar to bare route', micros / bare, '×');
    } finally {
      await server.dispose();
    }
  },
};
