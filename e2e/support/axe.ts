import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Fails with one readable paragraph per violation: what, where, and how to mend it. */
export async function checkAccessibility(page: Page, options: { exclude?: string[] } = {}): Promise<void> {
  // Contrast is measured on what is painted: not while something is still fading in.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((a) => a.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map((a) => a.finished.catch(() => undefined)),
    ),
  );
  let builder = new AxeBuilder({ page }).withTags(TAGS);
  for (const selector of options.exclude ?? []) builder = builder.exclude(selector);
  const { violations } = await builder.analyze();
  const report = violations.map(
    (v) =>
      `${v.id} (${v.impact}): ${v.help}\n${v.nodes
        .map((n) => `  at ${n.target.join(' ')}\n     ${n.failureSummary?.replaceAll('\n', '\n     ')}`)
        .join('\n')}`,
  );
  expect(report, `accessibility of ${page.url()}\n${report.join('\n')}`).toEqual([]);
}
