import { readFile } from 'node:fs/promises';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { canvas, click, line, newDraft, saved } from './made.ts';

const HOSTILE = '=HYPERLINK("http://x","<b>y</b>")';

test('earlier states are listed, looked at and gone back to, and that is taken back', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const draft = await newDraft(server.url, `States ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  const panel = page.getByRole('dialog', { name: 'Earlier states' });
  const banner = page.getByRole('region', { name: 'An earlier state of the form' });

  await test.step('nothing was changed yet', async () => {
    await page.getByRole('button', { name: 'Earlier states' }).click();
    await expect(panel.getByText('Nothing was changed yet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('what it began with is looked at, with what differs', async () => {
    await click(page, 'Short text', 'Name of the child');
    await click(page, 'Number', 'Weight');
    await saved(page);
    await page.getByRole('button', { name: 'Earlier states' }).click();
    await expect(panel.getByText('changes', { exact: false }).first()).toBeVisible();
    await everyLook(page, axe);
    await panel.getByRole('button', { name: 'What it began with' }).click();
    await expect(banner.getByRole('list', { name: 'What differs from now' })).toContainText('Name of the child');
    await expect(banner.getByText('Added since')).toHaveCount(2);
    await expect(page.getByText('No questions yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await everyLook(page, axe);
    await banner.getByRole('button', { name: 'Back to now' }).click();
    await expect(canvas(page).getByRole('row')).toHaveCount(2);
  });

  await test.step('going back is a change that is taken back', async () => {
    await page.getByRole('button', { name: 'Earlier states' }).click();
    await panel.getByRole('button', { name: 'What it began with' }).click();
    await banner.getByRole('button', { name: 'Go back to this state' }).click();
    await expect(page.getByText('The form is what it was.', { exact: false })).toBeVisible();
    await expect(page.getByText('No questions yet')).toBeVisible();
    await saved(page);
    await page.keyboard.press('Control+z');
    await expect(canvas(page).getByRole('row')).toHaveCount(2);
    await saved(page);
    await page.reload();
    await expect(canvas(page).getByRole('row')).toHaveCount(2);
  });
});

test('translations go out to a file and come back, after one has seen what they change', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const draft = await newDraft(server.url, `Carried ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  await click(page, 'Short text', HOSTILE);
  await click(page, 'Number', 'Weight');
  await page.getByRole('tab', { name: 'Translations' }).click();
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('textbox', { name: 'New language' }).fill('Bengali (bn)');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Bengali (bn): 0 of 2')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  // no program takes it for a formula
  expect(text).toContain(`"'=HYPERLINK(`);
  const translated = text.replace(/(weight,label,Weight),/, '$1,ওজন').concat('nobody,nobody,label,Nobody,কেউ না\r\n');
  await page.getByRole('button', { name: 'Take in translations' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take in translations' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'back.csv', mimeType: 'text/csv', buffer: Buffer.from(translated) });
  await expect(dialog.getByText('1 text would change.')).toBeVisible();
  await expect(dialog.getByText('the form has no such text (nobody · label)', { exact: false })).toBeVisible();
  await everyLook(page, axe);
  await dialog.getByRole('button', { name: 'Take 1 text' }).click();
  await expect(page.getByText('1 text was taken from the file.', { exact: false })).toBeVisible();
  await expect(page.getByText('Bengali (bn): 1 of 2')).toBeVisible();
  await expect(page.getByRole('grid', { name: 'Translations' }).getByText('ওজন')).toBeVisible();
  await saved(page);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Bengali (bn): 0 of 2')).toBeVisible();
});

test('two people build one form in two browsers', async ({ page, server, signIn, browser }) => {
  const draft = await newDraft(server.url, `Two ${Date.now()}`);
  await signIn(page, 'fao.admin', `/form-designer/${draft.id}`);
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB', serviceWorkers: 'block' });
  const other = await context.newPage();
  await signIn(other, 'superadmin', `/form-designer/${draft.id}`);
  await expect(other.getByText('No questions yet')).toBeVisible();
  await click(page, 'Short text', 'Asked by the first');
  await saved(page);
  await click(other, 'Number', 'Asked by the second');
  await saved(other);
  // each hears of the other with what is kept
  await expect(line(other, 'Asked by the first')).toBeVisible();
  await click(page, 'Date', 'Asked by the first again');
  await expect(line(page, 'Asked by the second')).toBeVisible();
  await saved(page);
  for (const one of [page, other]) {
    await one.reload();
    await expect(canvas(one).getByRole('row')).toHaveCount(3);
  }
  await page.getByRole('button', { name: 'Earlier states' }).click();
  await expect(page.getByRole('dialog', { name: 'Earlier states' }).getByRole('listitem')).toHaveCount(4);
  await context.close();
});
