import { build } from '../scripts/build.mjs';
import { findBrowser } from '../scripts/browser.mjs';
import { ServerProcess } from '../scripts/testing/server-process.ts';
import type { Bench } from './support/bench.ts';
import { scoresOf } from './support/lighthouse.ts';
import { wakingTime } from './support/wake.ts';
import { bytesOverTheWire } from './support/wire.ts';

const PAGE = '/login';
const KB = 1024;
const MOST_JAVASCRIPT_KB = 260;
const LEAST_SCORE = 95;

export const bench: Bench = {
  name: 'console',
  what: 'bytes of the sign-in page over the wire, and what Lighthouse says of it',
  async run(report) {
    const browser = await findBrowser(report.note, { whole: true });
    await build({ say: report.note });
    const server = await ServerProcess.start();
    try {
      const wire = await bytesOverTheWire(browser, `${server.url}${PAGE}`);
      report.figure('JavaScript', wire.script / KB, 'KB', { atMost: MOST_JAVASCRIPT_KB });
      report.figure('CSS', wire.style / KB, 'KB');
      report.figure('fonts', wire.font / KB, 'KB');
      report.figure('everything', wire.all / KB, 'KB');
      report.figure('requests', wire.requests, '');
      report.figure('first key → console', await wakingTime(browser, `${server.url}${PAGE}`), 'ms');
      const { scores, times } = await scoresOf(browser, `${server.url}${PAGE}`);
      for (const [name, ms] of Object.entries(times)) report.figure(name, ms, 'ms');
      for (const [name, score] of Object.entries(scores)) report.figure(name, score, '%', { atLeast: LEAST_SCORE });
    } finally {
      await server.dispose();
    }
  },
};
