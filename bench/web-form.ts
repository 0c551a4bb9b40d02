import { findBrowser } from '../scripts/browser.mjs';
import { serveHarness } from '../packages/web-form/harness/serve.ts';
import type { Bench } from './support/bench.ts';
import { percentile } from './support/percentile.ts';
import { largeWebForm } from './support/web-form-large.ts';
import { withPage } from './support/web-form-page.ts';

const OPENINGS = 3;
const MOST_OPEN_MS = 2000;
const MOST_KEY_MS = 50;
const MOST_REPEAT_MS = 100;
const REPEATS = 50;

export const bench: Bench = {
  name: 'web-form',
  what: 'a form of 500 questions with 4,546 unions in Chromium: opening, key presses, the 50th repeat',
  async run(report) {
    const browser = await findBrowser(report.note, { whole: true });
    report.note('building the page …');
    const harness = await serveHarness();
    const xml = largeWebForm();
    try {
      const openings: number[] = [];
      const cpu: number[] = [];
      for (let i = 0; i < OPENINGS; i++)
        await withPage(browser, harness.url, async (page) => {
          const before = await page.cpuMs();
          openings.push((await page.open(xml)).ms);
          cpu.push((await page.cpuMs()) - before);
        });
      report.figure('open, engine and form anew (median)', percentile(openings, 0.5), 'ms', { atMost: MOST_OPEN_MS });
      report.figure('open, CPU of the page (median)', percentile(cpu, 0.5), 'ms');
      report.figure('open (slowest)', Math.max(...openings), 'ms');
      await withPage(browser, harness.url, async (page) => {
        const { questions } = await page.open(xml);
        report.figure('questions on the screen', questions, '', { atLeast: 500 });
        const keys = await page.typeInto(40);
        report.figure('key press to paint (median)', percentile(keys, 0.5), 'ms');
        report.figure('key press to paint (95 of 100)', percentile(keys, 0.95), 'ms', { atMost: MOST_KEY_MS });
        report.figure('keys hammered in (95 of 100)', percentile(await page.hammer(40), 0.95), 'ms');
        const cascade = await page.chooseCascade();
        report.figure('choosing an upazila to its unions', cascade.ms, 'ms');
        report.figure('unions offered of that upazila', cascade.unions, '');
        const adds = await page.addRepeats(REPEATS);
        report.figure(`repeat ${REPEATS} to paint`, adds.at(-1) ?? 0, 'ms', { atMost: MOST_REPEAT_MS });
        report.figure('repeats to paint (median)', percentile(adds, 0.5), 'ms');
        const after = await page.typeInto(10);
        report.figure(`key press with ${REPEATS} repeats (95 of 100)`, percentile(after, 0.95), 'ms', {
          atMost: MOST_KEY_MS,
        });
      });
    } finally {
      await harness.close();
    }
  },
};
