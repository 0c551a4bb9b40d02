import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'speed-index'];
const RUNS = 5;

export interface PageScores {
  /** From 0 to 100. */
  scores: Record<string, number>;
  /** Milliseconds. */
  times: Record<string, number>;
}

/** As a phone on a slow line would see the page (Lighthouse's default); of several runs the one in the middle. */
export async function scoresOf(chromePath: string, url: string): Promise<PageScores> {
  const runs: PageScores[] = [];
  for (let i = 0; i < RUNS; i++) runs.push(await once(chromePath, url));
  runs.sort((a, b) => (a.scores.performance ?? 0) - (b.scores.performance ?? 0));
  return runs[RUNS >> 1] as PageScores;
}

async function once(chromePath: string, url: string): Promise<PageScores> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...BROWSER_ARGUMENTS] });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: CATEGORIES,
    });
    if (!result) throw new Error('Lighthouse gave no result');
    const { categories, audits } = result.lhr;
    return {
      scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      times: Object.fromEntries(
        TIMES.map((name) => [name.replaceAll('-', ' '), audits[name]?.numericValue ?? Number.NaN]),
      ),
    };
  } finally {
    chrome.kill();
  }
}
