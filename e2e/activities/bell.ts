import { expect, type Page } from '@playwright/test';
import { closeToasts } from '../support/toasts.ts';

const TERMS = ['Total Request', 'Total Accepted', 'Total Rejected', 'Yet to be validated'] as const;
export type Counts = Record<(typeof TERMS)[number], number>;

/** The four counts of the bell, as somebody reads them now. */
export async function bell(page: Page): Promise<Counts> {
  await closeToasts(page);
  await page.getByRole('button', { name: /^Validation counts/ }).click();
  const popover = page.getByRole('dialog', { name: 'Validation' });
  await expect(popover.getByRole('definition').first()).toHaveText(/\d/);
  const values = await popover.getByRole('definition').allTextContents();
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  return Object.fromEntries(TERMS.map((term, at) => [term, Number(values[at]?.replaceAll(',', ''))])) as Counts;
}

/** By how much each of the four has changed since; without opening the page again. */
export async function expectBell(page: Page, since: Counts, changes: [number, number, number, number]): Promise<void> {
  const now = Object.fromEntries(TERMS.map((term, at) => [term, since[term] + (changes[at] ?? 0)]));
  await expect.poll(() => bell(page)).toEqual(now);
}
