import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { choose, reportTab } from './made.ts';

test('the results report shows a programme year by year, and a link reproduces it', async ({ page, signIn, axe }) => {
  await signIn(page, 'me.officer', reportTab(61));
  const report = page.getByRole('treegrid', { name: 'Results' });

  await test.step('each level with its indicators, three columns for each year', async () => {
    await expect(report.getByRole('columnheader', { name: '2025-26' })).toBeVisible();
    await expect(report.getByRole('row', { name: /People who received services of SACP/ })).toBeVisible();
    await everyLook(page, axe);
  });

  await test.step('of the other programme, of some years, and what was searched', async () => {
    await choose(page, page, 'Project', 'Rains');
    await expect(report.getByRole('row', { name: /services of SACP/ })).toHaveCount(0);
    await choose(page, page, 'Project', 'Sacp');
    await choose(page, page, 'From year', '2024-25');
    await expect(report.getByRole('columnheader', { name: '2019-20' })).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search code or name' }).fill('services of sacp');
    const row = report.getByRole('row', { name: /People who received services of SACP/ });
    await expect(row).toBeVisible();
    await expect(page).toHaveURL(/report\.words=services/);
    const shown = await row.textContent();
    await page.reload();
    await expect(row).toHaveText(shown ?? '');
  });

  await test.step('the name of an indicator leads to its profile', async () => {
    await report.getByRole('link', { name: /People who received services of SACP/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('People who received services of SACP');
  });
});
