import { readFileSync } from 'node:fs';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { newCollection, PICTURE, recordPage, send } from './made.ts';

const PLOTS = [
  { grows: 'rice', area: '12.5' },
  { grows: 'jute', area: '3' },
];

test('a record is read with its faults', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');

  await test.step('a record shows its answers in the order of the form, its picture, its place and its XML', async () => {
    const farm = {
      farmer: 'Rahima',
      age: 41,
      crop: 'rice',
      spot: '22.5 90.2 0 6',
      photo: 'field.png',
      village: 'Lalmohan',
      plots: PLOTS,
    };
    const files = [{ name: 'field.png', bytes: PICTURE, type: 'image/png' }];
    const id = await send(server.url, form, person, farm, { files });
    await signIn(page, 'fao.admin', recordPage(form, id));
    await expect(page.getByRole('heading', { level: 1, name: 'Rahima' })).toBeVisible();
    const answers = page.getByRole('region', { name: 'Answers' });
    const terms = answers.getByRole('term');
    await expect(terms).toHaveText([
      'Name of the farmer',
      'Age',
      'Main crop',
      'Inputs received',
      'Day of the visit',
      'Where the farm is',
      'Picture of the field',
      'Village',
      'What grows here',
      'Area in decimals',
      'What grows here',
      'Area in decimals',
    ]);
    await expect(answers.getByRole('definition').nth(2)).toHaveText('Rice');
    await expect(answers.getByRole('group', { name: 'Plots (2 entries)' })).toContainText('12.5');
    const picture = answers.getByRole('img', { name: 'Picture field.png' });
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1);
    await answers.getByLabel('Show questions without an answer').uncheck();
    await expect(answers.getByText('Inputs received')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Where the record was taken' })).toBeVisible();
    await expect(page.getByText('collect:e2e').first()).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Download XML' }).click();
    const xml = readFileSync(await (await download).path(), 'utf8');
    expect(xml).toContain(`<instanceID>${id}</instanceID>`);
    expect(xml).toContain('<farmer>Rahima</farmer>');
  });

  await test.step('what does not fit the form and what has not arrived is said at the record', async () => {
    const id = await send(server.url, form, person, { farmer: 'Karim', crop: 'wheat', photo: 'late.png' });
    await settle(page, recordPage(form, id));
    await expect(page.getByText('Main crop: This is none of the choices.')).toBeVisible();
    await expect(page.getByText('One file has not arrived yet.')).toBeVisible();
    await expect(page.getByText('late.png has not arrived yet')).toBeVisible();
  });
});

test('a record is corrected and deleted', async ({ page, server, signIn }) => {
  const form = await newCollection(server.url, 1);
  const [person] = form.people;
  if (!person) throw new Error('nobody');

  await test.step('an edit is a revision whose difference can be read answer by answer', async () => {
    const id = await send(server.url, form, person, { farmer: 'Rahima', crop: 'rice', plots: PLOTS });
    const corrected = { farmer: 'Rahima', crop: 'jute', village: 'Char', plots: PLOTS.slice(0, 1) };
    await send(server.url, form, person, corrected, { deprecatedId: id });
    await signIn(page, 'fao.admin', recordPage(form, id));
    const history = page.getByRole('region', { name: 'History' });
    await history.getByRole('button', { name: /^Revision 2/ }).click();
    const rows = history.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.filter({ hasText: 'Main crop' })).toHaveText('Main cropRiceJute');
    await expect(rows.filter({ hasText: 'Village' })).toHaveText('Village---Char');
    await expect(rows.filter({ hasText: 'Area in decimals (entry 2)' })).toHaveText('Area in decimals (entry 2)3---');
    await history.getByRole('button', { name: /^Revision 1/ }).click();
    await expect(history.getByText('This is how the record first arrived.')).toBeVisible();
  });

  await test.step('a deleted record is gone from its address', async () => {
    const id = await send(server.url, form, person, { farmer: 'Gone' });
    await settle(page, recordPage(form, id));
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/details$/);
    await settle(page, recordPage(form, id));
    await expect(page.getByText('This record does not exist, or it was deleted.')).toBeVisible();
  });
});
