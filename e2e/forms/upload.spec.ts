import { readFile } from 'node:fs/promises';
import { readWorkbook } from '../../packages/xlsform/src/read/index.ts';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { chooseUpload, rowWith, upload } from './made.ts';
import { faulty, household, revisedHousehold, small } from './workbooks.ts';

test('a workbook with faults is shown with them, and is not stored', async ({ page, signIn }) => {
  await signIn(page, 'me.officer', '/form-upload');

  await test.step('faults can be narrowed to errors or warnings, and another file is checked anew', async () => {
    await chooseUpload(page, faulty().file);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Warnings/ }).click();
    await expect(dialog.getByText('intger')).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Errors/ }).click();
    await expect(dialog.getByText(/intger/).first()).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(small().file);
    await expect(dialog.getByText(/The workbook has no (faults|errors)/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a faulty workbook shows every fault at its cell, stores nothing, and comes back annotated', async () => {
    const made = faulty();
    await chooseUpload(page, made.file);
    const dialog = page.getByRole('dialog', { name: 'Upload XLS Form' });
    const table = dialog.getByRole('table', { name: 'Faults and warnings' });
    for (const [row, column, words] of [
      ['3', 'type', /intger/],
      ['4', 'relevant', /agee/],
      ['5', 'type', /crops/],
    ] as const) {
      const line = table.getByRole('row').filter({ hasText: words }).first();
      await expect(line.getByRole('cell', { name: 'survey', exact: true })).toBeVisible();
      await expect(line.getByRole('cell', { name: row, exact: true })).toBeVisible();
      await expect(line.getByRole('cell', { name: column, exact: true })).toBeVisible();
    }
    await expect(table.getByText('Suggestion:').first()).toBeVisible();
    await expect(dialog.getByText('Nothing was stored.', { exact: false })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();

    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Annotated workbook' }).click();
    const bytes = await readFile(await (await saved).path());
    // the names of a workbook's parts stand in it as they are
    expect(bytes.includes('xl/comments')).toBe(true);
    // it is still the author's workbook: the wrong type stands where it stood
    const survey = readWorkbook(new Uint8Array(bytes), made.file.name).workbook?.sheets.find(
      (s) => s.name === 'survey',
    );
    expect(survey?.rows[1]?.cells.type).toBe('intger');

    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await settle(page, `/forms?name=${encodeURIComponent(made.title)}`);
    await expect(page.getByText('Nothing matches these filters.').first()).toBeVisible();
  });
});

test('a workbook can be uploaded, and nothing else', async ({ page, signIn }) => {
  await signIn(page, 'me.officer', '/forms');

  await test.step('what is no workbook is refused with a reason', async () => {
    await chooseUpload(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('.xlsx');
    const html = {
      name: 'page.xls',
      mimeType: 'application/vnd.ms-excel',
      buffer: Buffer.from('<html><table></table>'),
    };
    await dialog.locator('input[type=file]').setInputFiles(html);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled();
    await dialog.locator('input[type=file]').setInputFiles([small().file, small().file].slice(0, 1));
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('an upload that asks for review is a draft until it is deployed', async () => {
    const made = small();
    await chooseUpload(page, made.file);
    await page.getByRole('checkbox', { name: 'Review first: keep it as a draft' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Sucessfully Uploaded')).toBeVisible();
    const drafts = page.getByRole('region', { name: 'Drafts' });
    const row = drafts.getByRole('row').filter({ hasText: made.idString });
    await row.getByRole('button', { name: 'Deploy' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deploy' }).click();
    await expect(page.getByText('Form deployed')).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect(
      page.getByRole('region', { name: 'Deployed forms' }).getByRole('row').filter({ hasText: made.idString }),
    ).toBeVisible();
    await expect(rowWith(page, made.idString)).toHaveCount(1);
  });
});

test('replacing shows the difference before it happens, and the old version stays to be read', async ({
  page,
  server,
  signIn,
}) => {
  const first = await upload(server.url, household());
  await signIn(page, 'fao.admin', `/forms/${first.idString}?tab=versions`);
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByRole('button', { name: 'Design Form from Form Designer' })).toBeVisible();
  await page.getByRole('button', { name: 'Upload XLS Form' }).click();
  const dialog = page.getByRole('dialog', { name: `Replace “${first.title}”` });
  await dialog.locator('input[type=file]').setInputFiles(revisedHousehold(first).file);
  const changes = dialog.getByRole('table', { name: 'Changes' });
  await expect(changes.getByRole('row').filter({ hasText: 'Removed' }).filter({ hasText: '/union' })).toBeVisible();
  await expect(changes.getByRole('row').filter({ hasText: 'Type changed' })).toContainText('decimal → text');
  await expect(changes.getByRole('row').filter({ hasText: '/members' })).toContainText('Added');
  await expect(changes.getByRole('row').filter({ hasText: 'Choices removed' })).toContainText('jute');
  await dialog.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(page.getByText('Sucessfully Uploaded')).toBeVisible();

  const versions = page.getByRole('table', { name: 'Versions' });
  await expect(versions.getByRole('row')).toHaveCount(3);
  // the workbook of the first version, as it was
  const saved = page.waitForEvent('download');
  await versions.getByRole('row').last().getByRole('button', { name: 'Download XLS' }).click();
  const bytes = await readFile(await (await saved).path());
  expect(Buffer.compare(bytes, first.file.buffer)).toBe(0);

  await versions.getByRole('checkbox', { name: 'Select row 1' }).check();
  await versions.getByRole('checkbox', { name: 'Select row 2' }).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  const compared = page.getByRole('dialog', { name: 'Version 1 compared with version 2' });
  await expect(compared.getByRole('row').filter({ hasText: 'Type changed' })).toContainText('/plots/area');
  await compared.getByRole('button', { name: 'Close' }).click();
  await versions.getByRole('row').last().getByRole('link', { name: 'Questions of this version' }).click();
  await expect(page.getByText('These are the questions of version 1.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Questions' }).getByText('Upazila', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Newest version' }).click();
  await expect(page.getByRole('list', { name: 'Questions' }).getByText('People in the household')).toBeVisible();
});

test('of two people who replace a form at once the second is told, looks again, and nothing is lost', async ({
  browser,
  page,
  server,
  signIn,
}) => {
  const first = await upload(server.url);
  const other = await (await browser.newContext()).newPage();
  const open = async (one: typeof page, question: string) => {
    await signIn(one, 'fao.admin', `/forms/${first.idString}`);
    await one.getByRole('button', { name: 'Replace' }).click();
    await one.getByRole('button', { name: 'Upload XLS Form' }).click();
    const made = small(first, [{ type: 'integer', name: question, 'label::English (en)': question }]);
    await one.getByRole('dialog').locator('input[type=file]').setInputFiles(made.file);
    await expect(one.getByRole('row').filter({ hasText: `/${question}` })).toBeVisible();
  };
  await open(page, 'mine');
  await open(other, 'theirs');
  const press = (one: typeof page) =>
    one.getByRole('dialog').getByRole('button', { name: 'Replace', exact: true }).click();
  await press(other);
  await expect(other.getByText('Sucessfully Uploaded')).toBeVisible();
  await press(page);
  await expect(page.getByText('Server Error !')).toBeVisible();
  const told = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'in the meantime (version 2)' });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Check again' }).click();
  // compared with what the other one stored
  await expect(page.getByRole('row').filter({ hasText: '/theirs' })).toBeVisible();
  await press(page);
  await expect(page.getByText('Sucessfully Uploaded')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(4);
  await other.context().close();
});
