import type { Locator, Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { ask, deskOf } from '../activities/made.ts';
import { emptyUnion, showPlot } from '../dashboard/made.ts';
import { newProject } from '../projects/made.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';

const [BADC, DAE] = [1, 3];
/** What plots of the test are of, 3.12 in the plan. */
const SHOWN = 128;
const planPath = (projectId: number, agency: number) => `/project/${projectId}?tabIndex=3&index=4&agency=${agency}`;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Work plan data by fiscal year' });
const line = (page: Page, code: string) =>
  dialog(page)
    .locator('[data-line]')
    .filter({ has: page.getByRole('rowheader', { name: code }) });
const cells = (page: Page, code: string) => line(page, code).locator('[data-column]');
/** The cell of a sub-activity under the n-th column. */
const cell = (page: Page, code: string, column: number) => line(page, code).locator(`[data-column="${column}"]`);
const [QUANTITY, TARGET, DONE, PERCENT] = [2, 3, 4, 5];

async function addYear(page: Page, label: string): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add fiscal year' }).click();
  const years = page.getByRole('dialog', { name: 'Select fiscal year' });
  await years.getByRole('combobox', { name: 'Start Fiscal Year' }).click();
  await page.getByRole('option', { name: label, exact: true }).click();
  await years.getByRole('button', { name: 'Save' }).click();
  await expect(years).toHaveCount(0);
}
const rowOf = (page: Page, label: string) => page.getByRole('row').filter({ hasText: label });
/** A number as if typed into a spreadsheet. */
async function fill(page: Page, code: string, column: number, text: string): Promise<void> {
  await cell(page, code, column).click();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('the first plan of an agency is made from nothing, saved as a whole, and changed afterwards', async ({
  page,
  server,
  signIn,
  axe,
  context,
}) => {
  const { id, token } = await newProject(server.url);

  await test.step('without a fiscal year nothing is sent', async () => {
    await signIn(page, 'fao.admin', planPath(id, DAE));
    await expect(page.getByRole('tablist', { name: 'Agencies' }).getByRole('tab')).toHaveText([
      'BADC',
      'BARI',
      'DAE',
      'DAM',
      'FAO',
      'GAIN',
    ]);
    await expect(page.getByText('No Data Found')).toBeVisible();
    await page.getByRole('button', { name: 'Add Data' }).click();
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Add fiscal year data')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
  });

  await test.step('the dialog of years saves only a year that is picked', async () => {
    await dialog(page).getByRole('button', { name: 'Add fiscal year' }).click();
    const years = page.getByRole('dialog', { name: 'Select fiscal year' });
    await years.getByRole('button', { name: 'Save' }).click();
    await expect(years).toBeVisible();
    await years.getByRole('button', { name: 'Close' }).click();
    await addYear(page, '2025-26');
    await addYear(page, '2026-27');
  });

  await test.step('percent, cumulative and progress follow what is typed', async () => {
    await fill(page, '1.03', QUANTITY, '200');
    await fill(page, '1.03', TARGET, '80');
    await fill(page, '1.03', DONE, '60');
    await expect(cell(page, '1.03', PERCENT)).toContainText('75');
    // Cumulative and progress stand after the six columns of two years.
    await expect(cell(page, '1.03', 9)).toHaveText('60');
    await expect(cell(page, '1.03', 10)).toHaveText('30');
    await everyLook(page, axe);
  });

  await test.step('more than is recorded is saved with a reason and a source', async () => {
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    const why = page.getByRole('dialog', { name: 'Why it changes' });
    await why.getByRole('textbox', { name: 'Reason' }).fill('Before the phones came');
    await why.getByRole('textbox', { name: 'Source' }).fill('Annual report');
    await why.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The work plan is saved.')).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await expect(rowOf(page, '2025-26')).toContainText('Draft');
    await expect(rowOf(page, '2026-27')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Data' })).toHaveCount(0);
  });

  await test.step('a block of 100 by 3 from a spreadsheet is pasted, and taken back', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await rowOf(page, '2026-27').getByRole('button', { name: 'Edit' }).click();
    const block = Array.from({ length: 100 }, (_, i) => `${i + 1}\t\t50`).join('\r\n');
    await page.evaluate((text) => navigator.clipboard.writeText(text), block);
    await cell(page, '1.01', TARGET).click();
    await page.keyboard.press('Control+v');
    await expect(cell(page, '1.01', TARGET)).toContainText('1');
    await expect(cell(page, '1.05', TARGET)).toContainText('5');
    await dialog(page).getByRole('button', { name: 'Undo' }).click();
    await expect(cell(page, '1.05', TARGET)).toHaveText('');
    await page.keyboard.press('Control+y');
    await expect(cell(page, '1.05', TARGET)).toContainText('5');
    await dialog(page).getByRole('checkbox', { name: 'Only changed' }).check();
    await dialog(page).getByRole('searchbox', { name: 'Search sub-activities' }).fill('1.05');
    await expect(cell(page, '1.05', TARGET)).toContainText('5');
    await expect(cell(page, '1.06', TARGET)).toHaveCount(0);
  });

  await test.step('who saves second is told what the first has saved, and keeps what they typed', async () => {
    const { status } = await call(server.url, token, 'POST', '/project/workplan/save', {
      projectId: id,
      agency: DAE,
      version: 1,
      cells: [{ subActivityId: 2, year: 2025, target: 33 }],
    });
    expect(status).toBe(200);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('1.02 Target 2025-26: nothing → 33')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await rowOf(page, '2026-27').getByRole('button', { name: 'View' }).click();
    await expect(cell(page, '1.05', TARGET)).toHaveText('5');
    await dialog(page).getByRole('button', { name: 'Maximise' }).click();
    await closeToasts(page);
    await everyLook(page, axe);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await rowOf(page, '2025-26').getByRole('button', { name: 'View' }).click();
    await expect(cell(page, '1.02', TARGET)).toHaveText('33');
  });

  await test.step('a year is spread over its quarters as the work is, and what makes no year is told at the fields', async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    const pace = page.getByRole('dialog', { name: 'Pace of 2025-26' });
    await rowOf(page, '2025-26').getByRole('button', { name: 'Pace' }).click();
    await pace.getByLabel('July to September (%)').fill('10');
    await pace.getByRole('button', { name: 'Save' }).click();
    await expect(pace.getByText('The four quarters make 100 percent together').first()).toBeVisible();
    await axe(page);
    await pace.getByLabel('October to December (%)').fill('40');
    await pace.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The pace of 2025-26 is saved.')).toBeVisible();
    await closeToasts(page);
    await rowOf(page, '2025-26').getByRole('button', { name: 'Pace' }).click();
    await expect(pace.getByLabel('October to December (%)')).toHaveValue('40');
    await pace.getByRole('button', { name: 'Cancel' }).click();
    await rowOf(page, '2025-26').getByRole('button', { name: 'View' }).click();
  });

  await test.step('an agreed target changes with a reason, and the history says why', async () => {
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await rowOf(page, '2025-26').getByRole('button', { name: 'Agree' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Agree' }).click();
    await expect(rowOf(page, '2025-26')).toContainText('Agreed');
    await rowOf(page, '2025-26').getByRole('button', { name: 'Edit' }).click();
    await fill(page, '1.02', TARGET, '44');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const why = page.getByRole('dialog', { name: 'Why it changes' });
    await why.getByRole('textbox', { name: 'Reason' }).fill('The flood');
    await why.getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await rowOf(page, '2025-26').getByRole('button', { name: 'View' }).click();
    // What was agreed stands before what it is now.
    await expect(cell(page, '1.02', TARGET)).toHaveText('33');
    await expect(cell(page, '1.02', TARGET + 1)).toHaveText('44');
    await dialog(page).getByRole('button', { name: 'History' }).click();
    const history = page.getByRole('dialog', { name: 'History of the plan' });
    await expect(history.getByRole('row').filter({ hasText: 'The flood' })).toContainText('Target: 33 → 44');
    await axe(page);
  });
});

test('an approval in another browser moves what was achieved, its percent and its sums; the cell opens to it, and a reopening moves it back', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const union = await emptyUnion(server.url);
  const plot = { day: '2025-10-10', kind: 'fruits' };
  await showPlot(server.url, union, plot);
  const waits = await showPlot(server.url, union, { ...plot, waits: true });
  const asked = new URLSearchParams({ projectId: '61', instance: waits });
  const { data } = await ask<{ data: { id: number } }>(
    server.url,
    'superadmin',
    'GET',
    `/project/activity/profile?${asked}`,
  );
  const recordOnDesk = `${deskOf({ id: SHOWN })}?record=${data.id}`;
  const desk = await (await browser.newContext({ baseURL: server.url })).newPage();
  await signIn(desk, 'superadmin', recordOnDesk);

  await signIn(page, 'me.officer', planPath(61, BADC));
  const [done, percent, target] = [DONE, PERCENT, TARGET].map((column) => cell(page, '3.12', column)) as [
    Locator,
    Locator,
    Locator,
  ];
  /** The year as it is now; the last two columns say what is achieved up to now, and how much of the whole that is. */
  const view = async () => {
    await rowOf(page, '2025-26').getByRole('button', { name: 'View' }).click();
    await expect(done).toHaveText(/\d/);
    return (await cells(page, '3.12').allInnerTexts()).map(Number).slice(-2);
  };
  const close = () => dialog(page).getByRole('button', { name: 'Close' }).click();
  const rounded = (share: number) => Number(share.toFixed(2));

  const sums = await view();
  const before = Number(await done.innerText());
  const quantity = Number(await cell(page, '3.12', QUANTITY).innerText());
  await close();

  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(desk.getByText('Record approved')).toBeVisible();
  const cumulative = Number(sums[0]) + 1;
  expect(await view()).toEqual([cumulative, rounded((cumulative / quantity) * 100)]);
  await expect(done).toHaveText(String(before + 1));
  const share = rounded(((before + 1) / Number(await target.innerText())) * 100);
  await expect(percent).toHaveText(String(share));

  await done.getByRole('button').press('Enter');
  const panel = page.getByRole('dialog', { name: 'Demonstrations completed' });
  await expect(panel.locator('tbody tr')).toHaveCount(Math.min(before + 1, 10));
  await panel.getByRole('button', { name: 'Close' }).click();
  await close();

  await settle(desk, recordOnDesk);
  await desk.getByRole('button', { name: 'Take the approval back' }).click();
  await expect(desk.getByText('The record waits again')).toBeVisible();
  expect(await view()).toEqual(sums);
  await expect(done).toHaveText(String(before));
  await desk.context().close();
});

test('a plan is made without a mouse', async ({ page, server, signIn }) => {
  const { id } = await newProject(server.url);
  await signIn(page, 'fao.admin', planPath(id, DAE));
  await press(page, page.getByRole('button', { name: 'Add Data' }));
  await press(page, dialog(page).getByRole('button', { name: 'Add fiscal year' }));
  const years = page.getByRole('dialog', { name: 'Select fiscal year' });
  await press(page, years.getByRole('combobox', { name: 'Start Fiscal Year' }));
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  await press(page, years.getByRole('button', { name: 'Save' }));
  await expect(years).toHaveCount(0);

  await test.step('numbers are typed as into a spreadsheet, and one is taken back', async () => {
    await tabTo(page, dialog(page).locator('[data-line] [tabindex="0"]').first());
    // The first line is the component's, whose sums nobody types.
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('ArrowDown');
    for (let step = 0; step < TARGET; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.type('40');
    await page.keyboard.press('Enter');
    await page.keyboard.type('50');
    await page.keyboard.press('Enter');
    await expect(cell(page, '1.01', TARGET)).toContainText('40');
    await expect(cell(page, '1.02', TARGET)).toContainText('50');
    await page.keyboard.press('Control+z');
    await expect(cell(page, '1.02', TARGET)).toHaveText('');
  });

  await press(page, dialog(page).getByRole('button', { name: 'Submit' }));
  await expect(page.getByText('The work plan is saved.')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add Data' })).toHaveCount(0);
});

test('on a phone in Bengali a plan is a card for each sub-activity, in the reader’s digits', async ({
  page,
  signIn,
  axe,
}) => {
  await phoneInBengali(page);
  await signIn(page, 'me.officer', planPath(61, BADC));
  await expect(page.getByText('২০২৫-২৬').first()).toBeVisible();
  await page.getByRole('button', { name: 'দেখুন' }).first().click();
  const plan = page.getByRole('dialog', { name: 'অর্থবছর অনুযায়ী কর্মপরিকল্পনার তথ্য' });
  await expect(plan.getByRole('listitem')).toHaveCount(20);
  await expect(plan.getByRole('listitem').first()).toContainText('লক্ষ্যমাত্রা');
  await expect(plan.getByRole('listitem').first()).toContainText(/[০-৯]/);
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
