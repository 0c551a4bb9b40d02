import { build } from '../scripts/build.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { cpuMicros } from './support/cpu.ts';

/** As `npm start` does it, the look for stale sources included. */
const NPM_START = ['scripts/start.mjs'];
const REPEATS = 3;

const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export const bench: Bench = {
  name: 'start',
  what: 'build, first start (new database, migrations, demonstration), second start, start after kill -9',
  async run(report) {
    for (const name of ['server', 'console']) {
      const began = performance.now();
      await build({ names: [name], force: true, say: report.note });
      report.figure(`build the ${name}`, performance.now() - began, 'ms');
    }
    const server = await ServerProcess.start({ command: NPM_START });
    try {
      report.figure('first start', server.startedInMs, 'ms');
      const second: number[] = [];
      const secondCpu: number[] = [];
      const stop: number[] = [];
      const adopted: number[] = [];
      for (let i = 0; i < REPEATS; i++) {
        const began = performance.now();
        await server.stop('SIGINT');
        stop.push(performance.now() - began);
        await server.start();
        second.push(server.startedInMs);
        secondCpu.push(cpuMicros(server.pid) / 1000);
        await server.kill9();
        await server.start();
        adopted.push(server.startedInMs);
      }
      report.figure('second start', median(second), 'ms', { atMost: 2000 });
      // What a busy machine cannot blur.
      report.figure('second start, CPU of Node', median(secondCpu), 'ms');
      report.figure('start after kill -9', median(adopted), 'ms', { atMost: 2000 });
      report.figure('stop', median(stop), 'ms');
    } finally {
      await server.dispose();
    }
  },
};
