import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Real boundaries, not part of the product: beside the repository where they are given. */
const FILE = fileURLToPath(new URL('../../../shared/data/bangladesh-boundaries.topo.json', import.meta.url));
const ABSENT = 'The real boundaries are not here: their import is not tested.';
if (!existsSync(FILE)) console.log(ABSENT);
const TITLE = 'Bangladesh 2020';
const LICENCE = 'CC BY 3.0 IGO';
const ATTRIBUTION =
  'Administrative boundaries: Bangladesh Bureau of Statistics (BBS) / OCHA ROAP, COD-AB 2020, CC BY 3.0 IGO; simplified';

const reportOn = (page: Page) => page.getByRole('region', { name: 'Result of the check' });
const levelsIn = (report: Locator) => report.getByRole('table', { name: 'Counts per level' });

/** The cells of a level by their headings. */
async function countsOf(report: Locator, level: string): Promise<Record<string, string>> {
  const table = levelsIn(report);
  const row = table.getByRole('row').filter({ has: table.page().getByRole('cell', { name: level, exact: true }) });
  await expect(row).toBeVisible();
  const headings = await table.getByRole('columnheader').allInnerTexts();
  const cells = await row.getByRole('cell').allInnerTexts();
  return Object.fromEntries(headings.map((heading, i) => [heading.trim(), (cells[i] ?? '').trim()]));
}

async function check(page: Page): Promise<void> {
  await page.goto('/geography/import');
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.getByLabel('Code system').fill('P-code 2020');
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Licence').fill(LICENCE);
  await page.getByLabel('Attribution').fill(ATTRIBUTION);
  await page.getByRole('button', { name: 'Check file' }).click();
}

async function apply(page: Page): Promise<void> {
  const report = reportOn(page);
  await report.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click();
  await expect(report.getByRole('heading', { name: 'Applied' })).toBeVisible();
}

test('the boundaries of Bangladesh are checked, applied with their attribution, and a second time change nothing', async ({
  page,
  signIn,
  axe,
}) => {
  test.skip(!existsSync(FILE), ABSENT);
  await signIn(page, 'fao.admin', '/geography/import');

  // whose they are must be said
  await page.locator('input[type=file]').setInputFiles(FILE);
  await page.getByLabel('Code system').fill('P-code 2020');
  await page.getByRole('button', { name: 'Check file' }).click();
  await expect(page.getByText('Licence is required')).toBeVisible();
  await expect(page.getByText('Attribution is required')).toBeVisible();
  await expect(reportOn(page)).toHaveCount(0);

  // the dry run counts, lists what it cannot place with the reason, and changes nothing
  await check(page);
  const report = reportOn(page);
  await expect(report.getByRole('heading', { name: 'Dry run' })).toBeVisible();
  await expect(report.getByText(/of 616 boundaries belong to a known place\. Nothing has changed yet\./)).toBeVisible();
  expect(await countsOf(report, 'Division')).toMatchObject({ 'In the file': '8', Matched: '8', Unmatched: '0' });
  expect(await countsOf(report, 'District')).toMatchObject({ 'In the file': '64', Matched: '64', Unmatched: '0' });
  const upazilas = await countsOf(report, 'Upazila');
  expect(upazilas['In the file']).toBe('544');
  expect(Number(upazilas.Matched) + Number(upazilas.Unmatched)).toBe(544);
  const problems = report.getByRole('table', { name: 'Problems' });
  await expect(problems).toContainText(/There is neither the code BD\d+ nor, in .*, the name .*\./);
  await expect(report.getByText(`Showing 1 to 10 of ${upazilas.Unmatched} results.`)).toBeVisible();
  await axe(page);
  const layers = await page.context().newPage();
  await layers.goto('/geography?tab=layers');
  await expect(layers.getByRole('tab', { name: 'Boundary layers', selected: true })).toBeVisible();
  await expect(layers.getByText(TITLE)).toHaveCount(0);

  // applied, it is listed with its licence and attribution, and places stand where their boundary says
  await apply(page);
  const matched = 8 + 64 + Number(upazilas.Matched);
  await expect(report.getByText(`${matched} places have a boundary now.`)).toBeVisible();
  await report.getByRole('link', { name: 'See the result' }).click();
  const row = page.getByRole('row').filter({ hasText: TITLE });
  await expect(row).toContainText(LICENCE);
  await expect(row).toContainText(ATTRIBUTION);
  await expect(row).toContainText(String(matched));
  await axe(page);
  await page.goto('/geography');
  await page.getByLabel('Find a place').fill('Jessore');
  await page.getByRole('option', { name: /District/ }).click();
  await expect(page.getByRole('region', { name: 'Jashore' })).toContainText('BD4041');

  // the second time there is nothing to add or to change
  await check(page);
  for (const level of ['Division', 'District', 'Upazila']) {
    const counts = await countsOf(report, level);
    expect([counts.Added, counts.Changed, counts.Unchanged]).toEqual(['0', '0', counts.Matched]);
  }
  await apply(page);
  await page.goto('/geography?tab=layers');
  await expect(page.getByRole('row').filter({ hasText: TITLE })).toHaveCount(1);
  await expect(row).toContainText(String(matched));

  // what a test has made it takes away
  await row.getByRole('button', { name: 'Delete layer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete layer' }).click();
  await expect(row).toHaveCount(0);
});
