import { readFile } from 'node:fs/promises';
import { newProject } from '../projects/made.ts';
import { expect, test } from '../support/test.ts';
import { chooseUpload, rowWith } from './made.ts';
import { household, LEAF } from './workbooks.ts';

/** All unions of the country, as the programme knows them. */
const UNIONS = 4546;

test('a real XLSForm goes from the upload through the library into a project, is published and active', async ({
  page,
  server,
  signIn,
}) => {
  const made = household();
  const project = await newProject(server.url);
  await signIn(page, 'fao.admin', '/form-upload');

  await test.step('upload', async () => {
    await chooseUpload(page, made.file);
    const dialog = page.getByRole('dialog', { name: 'Upload XLS Form' });
    await expect(dialog.getByText(/The workbook has no (faults|errors)/)).toBeVisible();
    await expect(dialog.getByText(made.idString, { exact: true })).toBeVisible();
    await expect(dialog).toContainText('English (en), Bengali (bn)');
    await expect(dialog).toContainText('unions.csv');
    await dialog.getByRole('button', { name: 'Create' }).click();
    await expect(page.getByText('Sucessfully Uploaded')).toBeVisible();
  });

  await test.step('library', async () => {
    const row = rowWith(page, made.idString);
    await expect(row).toContainText('5 files missing');
    await row.getByRole('link', { name: made.title }).click();
    const questions = page.getByRole('list', { name: 'Questions' });
    await expect(questions).toContainText('Name of the farmer');
    await page.getByRole('combobox', { name: 'Language of the form' }).click();
    await page.getByRole('option', { name: 'Bengali (bn)' }).click();
    await expect(questions).toContainText('কৃষকের নাম');
    await questions.getByText('2 choices').click();
    await expect(questions.getByText('ধান')).toBeVisible();
  });

  await test.step('media', async () => {
    await page.getByRole('tab', { name: 'Media' }).click();
    const lists = { 'divisions.csv': /^Division/, 'districts.csv': /^District/, 'upazilas.csv': /pazila/ };
    for (const [name, level] of Object.entries({ ...lists, 'unions.csv': /^Union/ })) {
      const row = rowWith(page, name);
      await row.getByRole('button', { name: 'Use the programme’s geography' }).click();
      await page.getByRole('menuitem', { name: level }).click();
      await expect(row).toContainText('From the programme:');
    }
    // several at once; what the form does not know is told
    await page.locator('input[type=file][multiple]').setInputFiles([
      { ...LEAF, name: 'LEAF.PNG' },
      { ...LEAF, name: 'holiday.png' },
    ]);
    await expect(page.getByText('1 of 2 files uploaded')).toBeVisible();
    await expect(page.getByText('holiday.png: the form does not refer to a file of this name')).toBeVisible();
    await expect(rowWith(page, 'leaf.png')).toContainText('There');
    await expect(page.getByText('Missing', { exact: true })).toHaveCount(0);

    const saved = page.waitForEvent('download');
    await rowWith(page, 'unions.csv').getByRole('button', { name: 'Download this file' }).click();
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(UNIONS + 1);
    expect(lines[0]).toContain('upazila');

    await rowWith(page, 'leaf.png').getByRole('button', { name: 'Remove this file' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this file' }).click();
    await expect(page.getByText('File removed')).toBeVisible();
    const chooser = page.waitForEvent('filechooser');
    await rowWith(page, 'leaf.png').getByRole('button', { name: 'Upload this file' }).click();
    await (await chooser).setFiles({ ...LEAF, name: 'another name.png' });
    await expect(rowWith(page, 'leaf.png')).toContainText('There');
    await rowWith(page, 'leaf.png').getByRole('button', { name: 'History of this file' }).click();
    const history = page.getByRole('dialog', { name: 'History of leaf.png' });
    await expect(history.getByRole('row')).toHaveCount(3);
    await history.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('project', async () => {
    await page.goto(`/project/${project.id}?tabIndex=1`);
    await page.getByRole('button', { name: 'Import Form' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Import Form' });
    await dialog.getByRole('combobox', { name: 'Source form' }).fill(made.idString.slice(4));
    await page.getByRole('option', { name: made.title }).click();
    await dialog.getByRole('combobox', { name: 'Organisation' }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText('Form imported successful')).toBeVisible();
    await page.getByRole('switch', { name: `Published: ${made.title}` }).click();
    await expect(page.getByRole('switch', { name: `Active: ${made.title}` })).toBeEnabled();
    await page.getByRole('switch', { name: `Active: ${made.title}` }).click();
    await expect(page.getByRole('switch', { name: `Active: ${made.title}` })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('switch', { name: `Active: ${made.title}` })).toBeChecked();
    await expect(page.getByText('Total active forms').locator('..')).toContainText('1');
  });
});
