import { setArchived } from '../projects/made.ts';
import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { chooseUpload, newForm, settingsPath, upload } from './made.ts';
import { faulty, household } from './workbooks.ts';

test('the library has no violations', async ({ page, server, signIn, axe }) => {
  const xform = await upload(server.url, household());
  await signIn(page, 'fao.admin');
  for (const path of [
    '/forms/',
    '/forms?view=deleted',
    `/forms/${xform.idString}`,
    `/forms/${xform.idString}?tab=media`,
    `/forms/${xform.idString}?tab=versions`,
    '/forms/nothing',
    `/form-designer/${xform.id}`,
  ]) {
    await settle(page, path);
    await everyLook(page, axe);
  }
});

test('the forms of a project have no violations', async ({ page, server, signIn, axe }) => {
  const form = await newForm(server.url);
  const archived = await newForm(server.url);
  await setArchived(server.url, archived, true);
  await signIn(page, 'fao.admin');
  for (const path of [`/project/${form.id}?tabIndex=1`, `/project/${archived.id}?tabIndex=1`, settingsPath(form)]) {
    await settle(page, path);
    await everyLook(page, axe);
  }
  await settle(page, `/project/${form.id}?tabIndex=1`);
  await page.getByRole('button', { name: 'Import Form' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Import Form' })).toBeVisible();
  await everyLook(page, axe);
});

test('the dialogs for a new form have no violations', async ({ page, signIn, axe }) => {
  await signIn(page, 'fao.admin', '/forms');
  await page.getByRole('button', { name: 'Add New Form' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Add New Form' })).toBeVisible();
  await everyLook(page, axe);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await chooseUpload(page, faulty().file);
  await expect(page.getByText('Nothing was stored.', { exact: false })).toBeVisible();
  await everyLook(page, axe);
});

test('in Bengali, on a phone and from right to left, every screen of forms fits', async ({ page, server, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  const form = await newForm(server.url, await upload(server.url, household()));
  await signIn(page, 'fao.admin');
  await allFit(page, [
    '/forms',
    `/forms/${form.xform.idString}`,
    `/forms/${form.xform.idString}?tab=media`,
    `/project/${form.id}?tabIndex=1`,
    settingsPath(form),
  ]);
});

test('the way from the list into a dialog and back goes by keyboard alone', async ({ page, server, signIn }) => {
  const xform = await upload(server.url);
  await signIn(page, 'fao.admin', `/forms?name=${encodeURIComponent(xform.title)}`);
  const row = page.getByRole('row').filter({ hasText: xform.idString });
  await expect(row).toBeVisible();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: xform.title })).toBeVisible();
  await page.getByRole('button', { name: 'Replace' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Upload XLS Form' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Choose file' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
