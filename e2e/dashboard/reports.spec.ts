import type { Page } from '@playwright/test';
import { downloaded } from '../registry/exported.ts';
import { everyLook, phoneInBengali } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { dashboard, emptyUnion, register, showPlot } from './made.ts';

const SECTIONS = ['Beneficiary', 'Demonstration', 'Project Activity', 'Infrastructure'];
const PLOTS = [
  { day: '2025-07-07', kind: 'oilseeds' },
  { day: '2025-08-08', kind: 'oilseeds' },
  { day: '2025-09-09', kind: 'fruits' },
];
/** Of every plot that the test sends. */
const AREA = 12;

const section = (page: Page, name: string) => page.getByRole('region', { name: `Report: ${name}`, exact: true });
const row = (page: Page, name: string, id: string) => section(page, name).locator(`tr[data-row="${id}"]`);
const cell = (page: Page, name: string, id: string, column: string) =>
  row(page, name, id).locator(`[data-column="${column}"]`);
const chart = (page: Page, title: string) => page.getByRole('figure', { name: title, exact: true });

test('reports and charts count what was sent and approved, and open to it', async ({ page, server, signIn, axe }) => {
  const union = await emptyUnion(server.url);
  await register(server.url, union, { day: '2024-05-05', programmes: '1', sex: 'female', age: 22 });
  await register(server.url, union, { day: '2025-05-05', programmes: '1', sex: 'male', age: 50 });
  await register(server.url, union, { day: '2025-06-06', programmes: '1', sex: 'other', age: 40 });
  for (const plot of PLOTS) await showPlot(server.url, union, plot);
  await showPlot(server.url, union, { day: '2025-10-10', kind: 'fruits', waits: true });
  const { division_id, district_id, upazila_id, union_id } = union;
  const there = `&dash.division=${division_id}&dash.district=${district_id}&dash.upazila=${upazila_id}&dash.union=${union_id}`;
  await signIn(page, 'me.officer', dashboard(there));

  await test.step('a kind of crop is the sum of its crops, and what waits is in none', async () => {
    const oilseeds = PLOTS.filter(({ kind }) => kind === 'oilseeds').length;
    const of = (id: string, column: string) => cell(page, 'Demonstration', id, column);
    await expect(of('kind oilseeds', 'demonstrationCount')).toHaveText(String(oilseeds));
    await expect(of('kind oilseeds', 'area')).toHaveText(String(oilseeds * AREA));
    await expect(of('oilseeds mustard', 'female_count')).toHaveText(String(oilseeds));
    await expect(of('kind fruits', 'demonstrationCount')).toHaveText('1');
    await expect(of('total', 'demonstrationCount')).toHaveText(String(PLOTS.length));
    await expect(of('total', 'area')).toHaveText(String(PLOTS.length * AREA));
    await row(page, 'Demonstration', 'kind oilseeds')
      .getByRole('button', { name: /^What stands beneath/ })
      .click();
    await expect(row(page, 'Demonstration', 'oilseeds mustard')).toHaveCount(0);
  });

  await test.step('a cell opens to exactly what it counts, and Back closes it', async () => {
    await cell(page, 'Demonstration', 'kind oilseeds', 'demonstrationCount').getByRole('button').click();
    const panel = page.getByRole('dialog');
    await expect(panel.locator('tbody tr')).toHaveCount(2);
    await expect(panel).toContainText('Oilseeds');
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await cell(page, 'Project Activity', '128', 'activityCount').getByRole('button').press('Enter');
    await expect(panel.locator('tbody tr')).toHaveCount(PLOTS.length);
    await page.goBack();
    await expect(panel).toHaveCount(0);
  });

  await test.step('a section without anything says so', async () => {
    await expect(section(page, 'Infrastructure')).toContainText('Data not found');
  });

  await test.step('a chart is a table too, whose numbers open', async () => {
    const years = chart(page, 'People by year of registration');
    await years.getByRole('button', { name: /^Show as table/ }).click();
    const line = years.getByRole('row', { name: /^2025/ });
    await expect(line.getByRole('cell')).toHaveText(['2', '1', '0']);
    await line.getByRole('button', { name: /^2025, Male: 1/ }).click();
    const panel = page.getByRole('dialog');
    await expect(panel.locator('tbody tr')).toHaveCount(1);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    const land = chart(page, 'Land by size (decimals)');
    await land.getByRole('button', { name: /^Show as table/ }).click();
    await expect(land.getByRole('row', { name: /^6–249/ }).getByRole('cell')).toHaveText(['3', '1', '0']);
  });

  await test.step('the pyramid has everybody by age and sex, says whom it leaves out, and its bars open', async () => {
    const ages = chart(page, 'People by age and sex');
    const panel = page.getByRole('dialog');
    const bars = ages.locator('[data-chart-canvas] rect.MuiBarChart-element');
    const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
    await bars.nth(widths.indexOf(Math.max(...widths))).click();
    await expect(panel.locator('tbody tr')).toHaveCount(1);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await ages.getByRole('button', { name: /^Show as table/ }).click();
    const bands = ['0–17', '18–24', '25–35', '36–45', '46–55', '56–65', '66 and over'];
    for (const band of bands) {
      const counted = band === '18–24' ? ['0', '1'] : band === '46–55' ? ['1', '0'] : ['0', '0'];
      await expect(ages.getByRole('row', { name: new RegExp(`^${band}`) }).getByRole('cell')).toHaveText(counted);
    }
    await ages.getByRole('button', { name: /^46–55, Male: 1/ }).click();
    await expect(panel).toContainText('Male beneficiaries, 46 to 55 years');
    await expect(panel.locator('tbody tr')).toHaveCount(1);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await ages.getByRole('button', { name: 'Age or sex unknown: 1' }).click();
    await expect(panel.locator('tbody tr')).toHaveCount(1);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await ages.getByRole('button', { name: /^Show as chart/ }).click();
  });
  await everyLook(page, axe);

  await test.step('a report is taken out as the workbook of the documents', async () => {
    await section(page, 'Demonstration').getByRole('button', { name: 'Export: Demonstration' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export: Demonstration' });
    const file = await downloaded(page, dialog, /\/dashboard\/report\/export$/);
    expect(file.suggestedFilename()).toBe('Demonstration_data.xlsx');
  });
});

test('a table that is wider than its card is moved inside of it', async ({ page, signIn }) => {
  await signIn(page, 'me.officer', dashboard());
  for (const name of SECTIONS) await expect(section(page, name).getByRole('table')).toBeVisible();
  const inside = await section(page, 'Beneficiary').evaluate((card) => {
    const box = card.querySelector('.MuiTableContainer-root') as HTMLElement;
    return box.getBoundingClientRect().right <= card.getBoundingClientRect().right;
  });
  expect(inside).toBe(true);
});

test('in Bengali and on a phone the reports fit', async ({ page, signIn }) => {
  await phoneInBengali(page);
  await signIn(page, 'me.officer', dashboard());
  await expect(page.getByRole('region', { name: 'প্রতিবেদন: প্রকল্প কার্যক্রম' }).getByRole('table')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('when a report does not come, its section says so and asks again', async ({ page, signIn }) => {
  await page.route('**/report/activity', (route) => route.abort());
  await signIn(page, 'me.officer', dashboard());
  const failed = section(page, 'Project Activity');
  await expect(failed.getByRole('alert')).toBeVisible();
  await page.unroute('**/report/activity');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('table')).toBeVisible();
});
