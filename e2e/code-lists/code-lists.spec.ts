import { newName } from '../session/people.ts';
import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('a list and its items are created, moved, switched off and deleted', async ({ page, signIn }) => {
  test.slow();
  const name = newName();
  const code = name.replaceAll('.', '-');
  await signIn(page, 'fao.admin', '/category');
  await page.getByRole('button', { name: 'Add list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByLabel('Name (English)').fill(`Pests ${name}`);
  await dialog.getByLabel('Name (Bengali)').fill('পোকা');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name: `Pests ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Items of Pests ${name}` })).toBeVisible();
  await expect(page.getByText('Add the first item.')).toBeVisible();

  for (const item of ['Aphid', 'Borer']) {
    await page.getByRole('button', { name: 'Add item' }).first().click();
    await dialog.getByLabel('Code').fill(item.toLowerCase());
    await dialog.getByLabel('Name (English)').fill(item);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('row', { name: new RegExp(item) })).toBeVisible();
  }
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Aphid');
  await first.getByRole('button', { name: 'Move down' }).click();
  await expect(first).toContainText('Borer');
  await expect(first.getByRole('button', { name: 'Move up' })).toBeDisabled();

  await first.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('On').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(first).toContainText('Off');
  await page.getByLabel('Status').click();
  await page.getByRole('option', { name: 'Off' }).click();
  await expect(page).toHaveURL(/state=inactive/);
  await expect(page.getByRole('row', { name: /Aphid/ })).toBeHidden();

  await page.getByRole('row', { name: /Borer/ }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No Data Found')).toBeVisible();
});

test('each list takes new items, under codes of their own', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  await signIn(page, 'fao.admin', '/category');

  await test.step('a code that is used already is told at its field', async () => {
    await page.getByRole('button', { name: 'Add list' }).click();
    await dialog.getByLabel('Code').fill('crop');
    await dialog.getByLabel('Name (English)').fill('Crops again');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('This code is used already in this list.')).toBeVisible();
    await expect(dialog.getByLabel('Code')).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
  });

  for (const [path, title, item] of [
    ['/frequency', 'Frequency', 'Monthly'],
    ['/unit-of-measurement', 'Unit of measurement', 'Hectare'],
    ['/year', 'Year', '2025'],
  ] as const)
    await test.step(`${path} shows the items of its own list and takes a new one`, async () => {
      const name = newName();
      await settle(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('table', { name: title })).toContainText(item);
      await page.getByRole('button', { name: 'Add item' }).click();
      await dialog.getByLabel('Code').fill(name.replaceAll('.', '-'));
      await dialog.getByLabel('Name (English)').fill(name);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('searchbox').fill(name);
      await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
    });
});

test('the lists are closed to those without their permission', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/category');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
});

test('no screen or dialog of the lists has violations', async ({ page, signIn, axe }) => {
  test.slow();
  await signIn(page, 'fao.admin', '/category');
  /** Until its rows are there: the title of the screen before must not stand for its own. */
  const open = async (path: string, title: string) => {
    await settle(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table').getByRole('button', { name: 'Edit' }).first()).toBeVisible();
  };
  for (const [path, title] of [
    ['/category', 'Categories'],
    ['/item/Frequency/1', 'Items of Frequency'],
    ['/unit-of-measurement', 'Unit of measurement'],
  ] as const)
    await test.step(`${path} has no violations`, async () => {
      await open(path, title);
      await everyLook(page, axe);
    });

  await test.step('the dialogs of a list and of an item have no violations', async () => {
    await open('/year', 'Year');
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Code is required')).toBeVisible();
    await everyLook(page, axe);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open('/category', 'Categories');
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await expect(page.getByRole('dialog').getByLabel('Code')).toBeDisabled();
    await everyLook(page, axe);
  });
});
