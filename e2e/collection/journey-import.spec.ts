import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readWorkbook } from '../../packages/xlsform/src/read/index.ts';
import { writeWorkbook } from '../../packages/xlsform/src/write/index.ts';
import { expect, test } from '../support/test.ts';
import { formPage, giveFormTo, newCollection, rowOf } from './made.ts';

type Cells = Record<string, string>;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function fileOf(data: Cells[], plots: Cells[] = []) {
  const sheet = (name: string, rows: Cells[]) => ({
    name,
    headers: [...new Set(rows.flatMap((row) => Object.keys(row)))],
    rows: rows.map((cells, at) => ({ row: at + 2, cells })),
  });
  const sheets = [sheet('data', data), ...(plots.length ? [sheet('plots', plots)] : [])];
  return { name: 'farms.xlsx', mimeType: XLSX, buffer: Buffer.from(writeWorkbook({ sheets })) };
}

const downloaded = async (page: Page, work: () => Promise<void>) => {
  const download = page.waitForEvent('download');
  await work();
  const file = await download;
  return readWorkbook(readFileSync(await file.path()), file.suggestedFilename()).workbook;
};

test('a file with faults is refused cell by cell; mended, it comes in as one batch that can be undone', async ({
  page,
  server,
  signIn,
}) => {
  const form = await newCollection(server.url, 1);
  await giveFormTo(server.url, form, 'fao.admin');
  await signIn(page, 'fao.admin', formPage(form, '/details'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import records from a file' });

  const template = await downloaded(page, () => dialog.getByRole('button', { name: 'Download template' }).click());
  expect(template?.sheets[0]?.headers).toEqual(
    expect.arrayContaining(['instanceID', 'farmer', 'crop', 'house/village']),
  );

  const choose = (data: Cells[], plots?: Cells[]) =>
    dialog.locator('input[type=file]').setInputFiles(fileOf(data, plots));
  await choose([
    { farmer: 'Rahima', age: 'many', crop: 'rice' },
    { age: '30', crop: 'wheat' },
  ]);
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByText('3 faults were found. Nothing was imported.')).toBeVisible();
  const faults = dialog.getByRole('table', { name: 'Faults in the file' }).locator('tbody').getByRole('row');
  await expect(faults).toHaveCount(3);
  await expect(faults.filter({ hasText: '“many” is not a whole number.' })).toHaveText(/data2age/);
  await expect(faults.filter({ hasText: 'This must be answered.' })).toHaveText(/data3/);
  await expect(faults.filter({ hasText: '“wheat” is not among the choices of this question.' })).toHaveText(
    /data3crop/,
  );
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  const annotated = await downloaded(page, () =>
    dialog.getByRole('button', { name: 'Get my file with the faults marked' }).click(),
  );
  expect(annotated?.sheets.find(({ name }) => name === 'data')?.rows[0]?.cells.age).toBe('many');

  await choose(
    [
      { instanceID: '1', farmer: 'Rahima', age: '41', crop: 'rice' },
      { instanceID: '2', farmer: 'Karim', crop: 'jute' },
    ],
    [{ instanceID: '1', grows: 'jute', area: '2.5' }],
  );
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await expect(dialog.getByText('No faults. 2 records would be added.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 records' }).click();
  await expect(dialog.getByText('2 records imported')).toBeVisible();
  const taken = dialog
    .getByRole('table', { name: 'Files imported before' })
    .getByRole('row')
    .filter({ hasText: 'farms.xlsx' });
  await expect(taken).toContainText('Imported');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Showing 1 to 2 of 2 results.')).toBeVisible();
  await rowOf(page, 'Rahima').getByRole('link').first().click();
  await expect(page.getByText('File import').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Plots (1 entry)' })).toContainText('2.5');

  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await taken.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('2 records taken out again')).toBeVisible();
  await expect(taken).toContainText('Undone');
  await expect(taken.getByRole('button', { name: 'Undo import' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('No Data Found')).toBeVisible();
});

test('who does not collect with the form cannot bring a file in, and reads why', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  await signIn(page, 'fao.admin', formPage(form, '/details'));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import records from a file' });
  await dialog.locator('input[type=file]').setInputFiles(fileOf([{ farmer: 'Rahima' }]));
  await dialog.getByRole('button', { name: 'Check file' }).click();
  await dialog.getByRole('button', { name: 'Import 1 record' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'You are not an active user of this form.' })).toBeVisible();
});
