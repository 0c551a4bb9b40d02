import { expect, type Page } from '@playwright/test';

/** The page as it is now, light and dark, on a desk and on a phone: no violations, and never wider than the screen. */
export async function everyLook(page: Page, axe: (page: Page) => Promise<void>): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await axe(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
    }
  }
}
