import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';
import { notePainted } from './painted-keys.ts';

declare global {
  interface Window {
    /** Of the harness. */
    showForm(props: { xml: string; layout: 'whole'; language: 'en' }): void;
  }
}

export interface FormPage {
  /** CPU the page's main thread has used so far: on a busy machine, what the clock would say on a quiet one. */
  cpuMs(): Promise<number>;
  open(xml: string): Promise<{ ms: number; questions: number }>;
  /** Types into that many text questions, five keys each: each key when the one before it can be seen, as people type. */
  typeInto(questions: number): Promise<number[]>;
  /** The same without looking, faster than anybody: what piles up counts from its own key. */
  hammer(questions: number): Promise<number[]>;
  chooseCascade(): Promise<{ ms: number; unions: number }>;
  addRepeats(count: number): Promise<number[]>;
}

const taken = (page: Page): Promise<number[]> => page.evaluate(() => window.painted.splice(0));

const counted = (page: Page): Promise<number> => page.evaluate(() => window.painted.length);
/** Until what was done last is on the screen: a page that has just been scrolled is painted anew. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(go)))));

async function typed(page: Page, questions: number, press: (key: string) => Promise<void>): Promise<number[]> {
  const boxes = page.locator('.wf-question input.wf-input[type="text"]:not([role])');
  const step = Math.max(1, Math.floor((await boxes.count()) / questions));
  await taken(page);
  for (let i = 0; i < questions; i++) {
    await boxes.nth(i * step).focus();
    await painted(page);
    for (const key of ['1', '2', '3', '4', 'Backspace']) await press(key);
  }
  await page.waitForTimeout(100);
  return taken(page);
}

async function choose(page: Page, level: string): Promise<number> {
  await page.getByRole('combobox', { name: level, exact: true }).click();
  await page.keyboard.press('ArrowDown');
  await taken(page);
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.painted.length > 0);
  return Math.max(...(await taken(page)));
}

async function cpuOf(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

const formPage = (page: Page, cpuMs: FormPage['cpuMs']): FormPage => ({
  cpuMs,
  open: (xml) =>
    page.evaluate(async (text) => {
      const begun = performance.now();
      window.showForm({ xml: text, layout: 'whole', language: 'en' });
      await new Promise<void>((done) => {
        const look = () =>
          document.querySelectorAll('.wf-question').length >= 500
            ? requestAnimationFrame(() => setTimeout(done))
            : requestAnimationFrame(look);
        look();
      });
      return { ms: performance.now() - begun, questions: document.querySelectorAll('.wf-question').length };
    }, xml),
  typeInto: (questions) =>
    typed(page, questions, async (key) => {
      const before = await counted(page);
      await page.keyboard.press(key);
      await page.waitForFunction((n) => window.painted.length > n, before);
    }),
  hammer: (questions) => typed(page, questions, (key) => page.keyboard.press(key)),
  async chooseCascade() {
    await choose(page, 'division');
    await choose(page, 'district');
    const ms = await choose(page, 'upazila');
    const placeholder =
      (await page.getByRole('combobox', { name: 'union', exact: true }).getAttribute('placeholder')) ?? '';
    return { ms, unions: Number(/\d+/.exec(placeholder)?.[0]) };
  },
  async addRepeats(count) {
    const add = page.getByRole('button', { name: 'Add: Plot' });
    const times: number[] = [];
    for (let i = 1; i < count; i++) {
      await taken(page);
      await add.click();
      await page.waitForFunction(() => window.painted.length > 0);
      times.push(...(await taken(page)));
    }
    return times;
  },
});

/** A fresh browser for each: nothing is compiled or cached yet. */
export async function withPage<T>(
  executablePath: string,
  url: string,
  use: (page: FormPage) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    // the loader of this script wraps named functions in it, also those that run in the page
    await page.addInitScript('globalThis.__name ??= (f) => f');
    await page.addInitScript(notePainted, ['keydown', 'click']);
    await page.goto(`${url}?empty`);
    await page.waitForFunction(() => typeof window.showForm === 'function');
    return await use(formPage(page, await cpuOf(page)));
  } finally {
    await browser.close();
  }
}
