import { expect, type Locator, type Page } from '@playwright/test';
import { checkAccessibility } from '../support/axe.ts';
import { everyLook } from '../support/looks.ts';
import { test } from './gallery.ts';

const cell = (page: Page, line: number, column: number): Locator =>
  page.locator(`[data-line="${line}"] > [data-column="${column}"]`);
const changes = (page: Page) => page.getByTestId('changes');

/** Whether the middle of the active cell is what one sees there, and not a header, a total or a column that stays. */
const isUncovered = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const active = document.activeElement as HTMLElement;
    const { left, top, width, height } = active.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return active.matches('[data-column]') && active.contains(seen);
  });

test('a plan is filled in by keyboard as in a spreadsheet', async ({ page, gallery }) => {
  await gallery('only=grid-work-plan');
  await cell(page, 1, 2).click();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('৬০');
  await page.keyboard.press('Tab');
  await expect(cell(page, 2, 5)).toBeFocused();
  await expect(changes(page)).toHaveText('dae-0.target-2024-25=50 dae-1.target-2024-25=60');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Delete');
  await expect(changes(page)).toHaveText('dae-0.target-2024-25=50 dae-1.target-2024-25=null');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(changes(page)).toHaveText('dae-0.target-2024-25=50');
  await page.keyboard.press('F2');
  await page.keyboard.type('x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('“x” is not a number.');
  await page.keyboard.press('Escape');
  await expect(cell(page, 2, 2)).toBeFocused();
});

test('the active cell is never under what stays in sight, from left to right and from right to left', async ({
  page,
  gallery,
}) => {
  for (const look of ['', '&rtl']) {
    await gallery(`only=grid-work-plan${look}`);
    await cell(page, 1, 2).click();
    for (const key of ['End', 'Home', 'Control+End', 'Control+Home', 'PageDown', 'PageUp']) {
      await page.keyboard.press(key);
      expect(await isUncovered(page), `${key} ${look}`).toBe(true);
    }
    await page.keyboard.press('End');
    for (let i = 0; i < 11; i++) {
      await page.keyboard.press(look ? 'ArrowRight' : 'ArrowLeft');
      expect(await isUncovered(page), `${i} back ${look}`).toBe(true);
    }
    await expect(cell(page, 0, 1)).toBeFocused();
  }
});

test('a block goes to a spreadsheet and comes back from one, and is taken back', async ({ page, gallery, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await gallery('only=grid-work-plan');
  await cell(page, 1, 2).click();
  await cell(page, 2, 3).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+c');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('40\t12\n80\t24');
  await page.evaluate(() => navigator.clipboard.writeText('১১\t1\r\n"12"\t2\r\nabc\t3\r\n'));
  await page.keyboard.press('Control+v');
  await expect(changes(page)).toHaveText('dae-0.target-2024-25=11 dae-1.target-2024-25=12');
  await expect(cell(page, 3, 2)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('status')).toContainText('refused');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(changes(page)).toHaveText('');
  await expect(cell(page, 2, 3)).toBeFocused();
});

test('of ten thousand rows only those in sight are in the page, also as a tree, and none is lost', async ({
  page,
  gallery,
}) => {
  for (const [sample, rows] of [
    ['grid-many', 10_000],
    ['grid-tree', 10_420],
  ] as const) {
    await gallery(`only=${sample}`);
    const table = page.locator('table');
    await expect(table).toHaveAttribute('aria-rowcount', String(rows + 2));
    await cell(page, 2, 1).click();
    for (const share of [0.1, 0.5, 0.93, 1]) {
      await table.evaluate((one, at) => {
        const box = one.parentElement as HTMLElement;
        box.scrollTop = box.scrollHeight * at;
      }, share);
      // The row in the middle of what one sees is the one that belongs there, and it is drawn.
      await expect
        .poll(() =>
          table.evaluate((one) => {
            const box = one.parentElement as HTMLElement;
            const { left, top, height } = box.getBoundingClientRect();
            const seen = document.elementFromPoint(left + 200, top + height / 2)?.closest<HTMLElement>('[data-line]');
            const head = one.querySelector('thead')?.offsetHeight ?? 0;
            const expected = Math.floor((box.scrollTop + height / 2 - head) / 40);
            return Math.abs(Number(seen?.dataset.line ?? Number.NaN) - expected) <= 1;
          }),
        )
        .toBe(true);
      expect(await page.locator('[data-line]').count()).toBeLessThan(60);
      // The focus stays where it was though its row is far out of sight.
      await expect(cell(page, 2, 1)).toBeFocused();
    }
    await page.keyboard.press('Control+End');
    expect(await isUncovered(page)).toBe(true);
    await expect(page.locator(':focus').locator('xpath=..')).toHaveAttribute('aria-rowindex', String(rows + 1));
  }
});

test('grids are accessible and never wider than the screen, with faults, changes and an open field too', async ({
  page,
  gallery,
}) => {
  test.slow();
  for (const sample of ['grid-many', 'grid-tree', 'grid-work-plan']) {
    await gallery(`only=${sample}`);
    await everyLook(page, checkAccessibility);
  }
  await cell(page, 1, 2).click();
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  await page.keyboard.type('abc');
  await page.keyboard.press('Enter');
  await everyLook(page, checkAccessibility);
});

test('on a phone in Bengali one narrow column stays, and the figures can be reached', async ({ page, gallery }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const look of ['', '&rtl']) {
    await gallery(`only=grid-work-plan&lang=bn${look}`);
    await cell(page, 1, 2).scrollIntoViewIfNeeded();
    await cell(page, 1, 2).click();
    await page.keyboard.press('End');
    expect(await isUncovered(page)).toBe(true);
    const first = await cell(page, 1, 0).boundingBox();
    expect(first?.width).toBeLessThanOrEqual(140);
    expect(first?.x).toBeGreaterThanOrEqual(0);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(cell(page, 1, 3)).toHaveText('১২');
    await checkAccessibility(page);
  }
});
