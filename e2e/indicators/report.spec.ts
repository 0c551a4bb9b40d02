import { allFit, everyLook, phoneInBengali } from '../support/looks.ts';
import { takenOut } from '../support/taken-out.ts';
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

test('the results report is taken out on paper, with the columns that are chosen', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  await signIn(page, 'fao.admin', reportTab(61));
  await page.getByRole('button', { name: 'Print / PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results report on paper' });
  await dialog.getByRole('checkbox', { name: 'Mid-term' }).uncheck();
  await axe(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/report/pdf'));
  const file = await takenOut(page, server.url, 'Results report on paper', '/report/pdf');
  expect((await sent).postDataJSON().columns).not.toContain('midTerm');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('in Bengali, on a phone and from right to left, the report fits', async ({ page, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'me.officer');
  await allFit(page, [reportTab(61)]);
});
