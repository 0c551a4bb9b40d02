import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { indicatorPath, newIndicator, saved } from './made.ts';

test('targets and values of several periods are pasted from a spreadsheet, mended, taken back and saved', async ({
  page,
  context,
  server,
  signIn,
  axe,
}) => {
  const made = await newIndicator(server.url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'fao.admin', indicatorPath(made, 'targets'));
  const dialog = page.getByRole('dialog', { name: 'Several periods from a spreadsheet' });
  const grid = dialog.getByRole('grid');
  const cell = (row: number, column: number) => grid.locator(`tbody tr:nth-child(${row}) [data-column="${column}"]`);
  const paste = async (row: number, column: number, lines: string[]) => {
    await page.evaluate((text) => navigator.clipboard.writeText(text), lines.join('\r\n'));
    await cell(row, column).click();
    await page.keyboard.press('Control+v');
  };
  const targets = page.getByRole('table', { name: 'Periodic Targets' });

  await test.step('a block of periods and values, with what is wrong at its rows', async () => {
    await page.getByRole('button', { name: 'Paste several periods' }).click();
    await paste(1, 0, ['2026/27\t1,250', 'Next year\t40', '2028-29\tmany']);
    const wrong = dialog.getByRole('alert').filter({ hasText: '2 cells are wrong.' });
    await expect(wrong).toContainText('Row 2: This is no period of the indicator.');
    await expect(wrong).toContainText('Row 3: This is not a number.');
    await expect(dialog.getByRole('button', { name: 'Use 1 value' })).toBeDisabled();
    await everyLook(page, axe);
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(wrong).toHaveCount(0);
    await paste(1, 0, ['2026/27\t1,250', '2027-28\t40', '2028-29\t60']);
    await dialog.getByRole('button', { name: 'Use 3 values' }).click();
    await expect(targets.getByRole('row', { name: /2026-27/ })).toContainText('1,250');
  });

  await test.step('is taken back before it is saved, or saved', async () => {
    await page.getByRole('button', { name: 'Take back what was pasted' }).click();
    await expect(targets.getByRole('row', { name: /2026-27/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Paste several periods' }).click();
    await paste(1, 0, ['2026/27\t1,250', '2027-28\t40']);
    await dialog.getByRole('button', { name: 'Use 2 values' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    await closeToasts(page);
    await page.reload();
    await expect(targets.getByRole('row', { name: /2027-28/ })).toContainText('40');
  });

  await test.step('values alone go down the rows of the periods that stand there', async () => {
    await settle(page, indicatorPath(made, 'data-collection'));
    await page.getByRole('button', { name: 'Paste several periods' }).click();
    const [first, second] = [await cell(1, 0).textContent(), await cell(2, 0).textContent()];
    await paste(1, 1, ['7', '8']);
    await dialog.getByRole('button', { name: 'Use 2 values' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page);
    const collected = page.getByRole('table', { name: 'Collected data' });
    await expect(collected.getByRole('row', { name: new RegExp(first ?? '') })).toContainText('7');
    await expect(collected.getByRole('row', { name: new RegExp(second ?? '') })).toContainText('8');
    await closeToasts(page);
  });

  await test.step('in Bengali, on a phone, it fits', async () => {
    await phoneInBengali(page);
    await page.reload();
    await allFit(page, [indicatorPath(made, 'targets'), indicatorPath(made, 'data-collection')]);
  });
});
