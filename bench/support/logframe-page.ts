import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';

const STEPS = 240;
const STEP_PX = 240;

/** Milliseconds until what was done is on the screen. */
async function timed(page: Page, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  return performance.now() - began;
}

/** Scrolls the tree a piece with each frame: milliseconds between the frames. */
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate(
    ([steps, step]) =>
      new Promise<number[]>((done) => {
        const box = [...document.querySelectorAll<HTMLElement>('[role=treegrid] [role=rowgroup]')].at(-1);
        const between: number[] = [];
        let before = performance.now();
        const next = () => {
          const now = performance.now();
          between.push(now - before);
          before = now;
          if (box) box.scrollTop += step as number;
          if (between.length <= (steps as number)) requestAnimationFrame(next);
          else done(between.slice(1));
        };
        requestAnimationFrame(next);
      }),
    [STEPS, STEP_PX],
  );

interface TreeSeen {
  openMs: number;
  expandMs: number;
  frames: number[];
}

/** Opens a tree of so many nodes as people do, opens all of it and scrolls through it. */
export async function seeTree(
  browser: string,
  url: string,
  tokens: string,
  path: string,
  nodes: number,
): Promise<TreeSeen> {
  const chrome = await chromium.launch({ executablePath: browser, args: BROWSER_ARGUMENTS });
  try {
    const page = await chrome.newPage({ viewport: { width: 1440, height: 900 } });
    // Functions that run in the page carry a name that only the loader of this script knows.
    await page.addInitScript('globalThis.__name ??= (f) => f');
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate((pair) => localStorage.setItem('msurvey.tokens', pair), tokens);
    const tree = page.getByRole('treegrid');
    const openMs = await timed(page, async () => {
      await page.goto(`${url}${path}`);
      await tree.waitFor();
    });
    const expandMs = await timed(page, async () => {
      await page.getByRole('button', { name: 'Expand all' }).click();
      await page.locator(`[role=treegrid][aria-rowcount="${nodes + 1}"]`).waitFor();
    });
    return { openMs, expandMs, frames: await scrolled(page) };
  } finally {
    await chrome.close();
  }
}
