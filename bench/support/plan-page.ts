import type { Report } from './bench.ts';
import { inConsole } from './console-page.ts';
import { keysOf } from './painted-keys.ts';
import { percentile } from './percentile.ts';

const ROWS = 20;
const KEYS = ['4', '2', 'Enter'];

/** What a key takes until what it did is painted, on a slow processor, in a plan of nine years. */
export async function typeIntoPlan(
  report: Report,
  browser: string,
  { url, path }: { url: string; path: string },
): Promise<void> {
  await inConsole(browser, { url, username: 'superadmin' }, async ({ page, slowDown }) => {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Edit' }).first().click();
    const cell = page
      .getByRole('dialog', { name: 'Work plan data by fiscal year' })
      .locator('[data-column="3"]')
      .first();
    await cell.waitFor();
    const press = await keysOf(page);
    await slowDown();
    await cell.click();
    const taken: number[] = [];
    for (let row = 0; row < ROWS; row++) for (const key of KEYS) taken.push(await press(key));
    report.figure('a key in the grid until it is painted, processor 4 × slower, p95', percentile(taken, 0.95), 'ms', {
      atMost: 50,
    });
  });
}
