import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { ALIKE, markAlike } from './alike.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Fails with one readable paragraph per violation: what, where, and how to mend it. */
export async function checkAccessibility(page: Page, options: { exclude?: string[] } = {}): Promise<void> {
  // Contrast is measured on what is painted: not while something is still fading in. What a new colour scheme or width
  // sets going has begun only after the next frame.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  );
  // Straight into the page, and only what is wrong comes back: the usual wrapper opens another page for every look, which
  // took half of the whole suite's time. No screen of ours has a frame from elsewhere.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  await markAlike(page);
  // What is scrolled half under the top bar is no small target.
  const scrolled = await page.evaluate(() => {
    const { scrollY } = window;
    window.scrollTo(0, 0);
    return scrollY;
  });
  const { violations } = await page.evaluate(
    ([exclude, values]) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(
        { exclude: exclude.map((selector) => [selector]) },
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'] },
      ),
    [[`[${ALIKE}]`, ...(options.exclude ?? [])], TAGS] as const,
  );
  await page.evaluate((y) => window.scrollTo(0, y), scrolled);
  const report = violations.map(
    (v) =>
      `${v.id} (${v.impact}): ${v.help}\n${v.nodes
        .map((n) => `  at ${n.target.join(' ')}\n     ${n.failureSummary?.replaceAll('\n', '\n     ')}`)
        .join('\n')}`,
  );
  expect(report, `accessibility of ${page.url()}\n${report.join('\n')}`).toEqual([]);
}
