import { newName } from '../session/people.ts';
import { everyLook } from '../support/looks.ts';
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

test('a code that is used already is told at its field', async ({ page, signIn }) => {
  await signIn(page, 'fao.admin', '/category');
  await page.getByRole('button', { name: 'Add list' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Code').fill('crop');
  await dialog.getByLabel('Name (English)').fill('Crops again');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This code is used already in this list.')).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeFocused();
});

for (const [path, title, item] of [
  ['/frequency', 'Frequency', 'Monthly'],
  ['/unit-of-measurement', 'Unit of measurement', 'Hectare'],
  ['/year', 'Year', '2025'],
] as const) {
  test(`${path} shows the items of its own list and takes a new one`, async ({ page, signIn }) => {
    const name = newName();
    await signIn(page, 'fao.admin', path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table', { name: title })).toContainText(item);
    await page.getByRole('button', { name: 'Add item' }).click();
    await page.getByRole('dialog').getByLabel('Code').fill(name.replaceAll('.', '-'));
    await page.getByRole('dialog').getByLabel('Name (English)').fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('searchbox').fill(name);
    await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
  });
}

test('the lists are closed to those without their permission', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/category');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
});

for (const path of ['/category', '/item/Frequency/1', '/unit-of-measurement'])
  test(`${path} has no violations`, async ({ page, signIn, axe }) => {
    test.slow();
    await signIn(page, 'fao.admin', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await everyLook(page, axe);
  });

test('the dialogs of a list and of an item have no violations', async ({ page, signIn, axe }) => {
  test.slow();
  await signIn(page, 'fao.admin', '/year');
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Code is required')).toBeVisible();
  await everyLook(page, axe);
  await page.goto('/category');
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await expect(page.getByRole('dialog').getByLabel('Code')).toBeDisabled();
  await everyLook(page, axe);
});
