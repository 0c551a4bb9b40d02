import { readFileSync } from 'node:fs';
import { readWorkbook } from '../../packages/xlsform/src/read/index.ts';
import { call } from '../../scripts/testing/api.ts';
import { newOffice } from '../access/programme.ts';
import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';

test('a change made elsewhere is listed with before and after, and the filters stand in the address', async ({
  page,
  server,
  signIn,
}) => {
  const office = await newOffice(server.url);
  const token = await tokenFor(server.url, 'superadmin');
  await call(server.url, token, 'PUT', '/organization/update', {
    ...office,
    name: `${office.name} moved`,
    address: 'Khulna',
  });

  await signIn(page, 'fao.admin', '/audit');
  await page.getByLabel('Kind of record').click();
  await page.getByRole('option', { name: 'organisation' }).click();
  await expect(page).toHaveURL(/entity=organization/);
  await page.getByLabel('Action', { exact: true }).click();
  await page.getByRole('option', { name: 'changed', exact: true }).click();
  await expect(page).toHaveURL(/action=update/);
  const row = page.getByRole('row', { name: new RegExp(`changed organisation ${office.orgId}\\b`) });
  await row.getByRole('button', { name: 'Show the change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change' });
  const named = dialog.getByRole('row', { name: /^Name/ });
  await expect(named).toContainText(office.name);
  await expect(named).toContainText(`${office.name} moved`);
  await expect(dialog.getByRole('row', { name: /^Address/ })).toContainText('---');
  await expect(dialog.getByRole('row', { name: /^Address/ })).toContainText('Khulna');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.reload();
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Record: organisation' }).click();
  await expect(page).not.toHaveURL(/entity=/);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).not.toHaveURL(/action=/);
});

test('the log is exported as the filters leave it, and a refusal stands in it', async ({ page, server, signIn }) => {
  const collector = await tokenFor(server.url, 'collector');
  expect((await call(server.url, collector, 'POST', '/audit/list', {})).status).toBe(403);
  await signIn(page, 'superadmin', '/audit?action=refused&entity=permission');
  await expect(page.getByRole('row', { name: /refused permission Audit\/View/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export the audit log' });
  await expect(dialog).toContainText('The entries that the filters leave, newest first.');
  await dialog.getByRole('button', { name: 'Start export' }).click();
  const first = dialog.getByRole('listitem').first();
  await expect(first).toContainText('Ready');
  const download = page.waitForEvent('download');
  await first.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Audit log.*\.xlsx$/);
  const { workbook } = readWorkbook(readFileSync(await file.path()), file.suggestedFilename());
  const [log] = workbook?.sheets ?? [];
  const actions = new Set(log?.rows.map(({ cells }) => cells.Action));
  expect(actions).toEqual(new Set(['refused']));
  expect(log?.rows.map(({ cells }) => cells.Record)).toContain('Audit/View');
});

test('the log is closed to those without its permission', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/audit');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
});

test('the log is looked into, and narrowed', async ({ page, signIn, axe }) => {
  test.slow();
  await signIn(page, 'fao.admin', '/audit?actor=Tahmina');

  await test.step('the log and a change in it have no violations', async () => {
    const open = page.getByRole('button', { name: 'Show the change' }).first();
    await expect(open).toBeVisible();
    await everyLook(page, axe);
    await open.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await everyLook(page, axe);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('days narrow the log, and nothing found is said', async () => {
    await settle(page, '/audit?toDate=2001-01-01');
    await expect(page.getByText('No Data Found')).toBeVisible();
    await page.getByLabel('To date').fill('');
    await expect(page.getByRole('table', { name: 'Audit log' })).toContainText('signed in');
  });
});
