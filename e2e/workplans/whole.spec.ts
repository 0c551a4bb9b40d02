import type { Page } from '@playwright/test';
import { newProject } from '../projects/made.ts';
import { call } from '../../scripts/testing/api.ts';
import { everyLook } from '../support/looks.ts';
import { takenOut } from '../support/taken-out.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { workbookFile } from '../support/workbook.ts';

const DAE = 3;
const planPath = (projectId: number) => `/project/${projectId}?tabIndex=3&index=4&agency=${DAE}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('all agencies are one table that opens, a workbook that comes in again, and an annex on paper', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const { id, token } = await newProject(server.url);
  const saved = await call(server.url, token, 'POST', '/project/workplan/save', {
    projectId: id,
    agency: DAE,
    version: 0,
    years: [2025],
    cells: [{ subActivityId: 1, year: 2025, target: 80, opening: 60 }],
    reason: 'Before the phones came',
    source: 'Annual report',
  });
  expect(saved.status).toBe(200);
  await signIn(page, 'fao.admin', planPath(id));

  await test.step('a cell of the table opens the plan that it is made of', async () => {
    await page.getByRole('button', { name: 'All agencies' }).click();
    const table = dialog(page, 'Work plans of all agencies');
    await table.getByRole('button', { name: 'DAE', exact: true }).click();
    await expect(table.getByRole('rowheader', { name: /sub-activit/ }).first()).toBeVisible();
    await everyLook(page, axe);
    await table.getByRole('button', { name: 'DAE, 2025-26: open the plan: 75%' }).click();
    const plan = dialog(page, 'Work plan data by fiscal year');
    await expect(plan).toBeVisible();
    await plan.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('the workbook that went out says nothing new when it comes in; one with faults comes back with them', async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const buffer = await takenOut(page, server.url, 'Export the annual work plan', '/workplan/export');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const upload = dialog(page, 'Import the work plan of DAE');
    await upload.locator('input[type=file]').setInputFiles({
      name: 'plan.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await upload.getByRole('button', { name: 'Check' }).click();
    await expect(upload.getByText('there is nothing to save')).toBeVisible();

    // What is wrong is said at its place, and stands in the sender's own workbook; nothing of it is saved.
    const headings = ['Code', '2025-26 Target'];
    const wrong = [
      ['1.02', 'many'],
      ['9.99', '5'],
    ];
    await upload.locator('input[type=file]').setInputFiles(workbookFile('plan.xlsx', 'DAE', headings, wrong));
    await upload.getByRole('button', { name: 'Check' }).click();
    await expect(upload.getByText('2 faults: nothing can be saved until the file has none.')).toBeVisible();
    await expect(upload.getByRole('row', { name: /^2 2025-26 Target/ })).toBeVisible();
    await expect(upload.getByRole('button', { name: 'Save' })).toHaveCount(0);
    await closeToasts(page);
    await everyLook(page, axe);
    const download = page.waitForEvent('download');
    await upload.getByRole('button', { name: 'Download the workbook with the faults written in' }).click();
    expect((await download).suggestedFilename()).toBe('plan-faults.xlsx');

    // The same lines without their faults are what is saved.
    const right = workbookFile('plan.xlsx', 'DAE', headings, [['1.02', '45']]);
    await upload.locator('input[type=file]').setInputFiles(right);
    await upload.getByRole('button', { name: 'Check' }).click();
    await expect(upload.getByText('1 number would change.')).toBeVisible();
    await upload.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The work plan is saved.')).toBeVisible();
    await expect(upload).toHaveCount(0);
  });

  await test.step('the annex is a PDF', async () => {
    await page.getByRole('button', { name: 'Print / PDF' }).click();
    const file = await takenOut(page, server.url, 'Physical progress against the work plan', '/workplan/pdf');
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
