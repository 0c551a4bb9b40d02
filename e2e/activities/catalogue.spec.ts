import { expect, test } from '../support/test.ts';
import { freshSubActivity, newActivity, rowOf, validation } from './made.ts';

test('staff rename a sub-activity, and what waits under it has the new name', async ({ page, server, signIn }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item);
  await signIn(page, 'me.officer', '/sub-activities');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Sub-activities' })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveText(['BADC', 'BARI', 'DAE', 'DAM', 'FAO', 'GAIN']);
  await page
    .getByRole('tab')
    .nth(item.agencyId - 1)
    .click();
  await page.getByRole('searchbox', { name: 'Search sub-activities' }).fill(item.label.en);
  await rowOf(page, item.code).getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: `Edit sub-activity ${item.code}` });
  const name = `${item.label.en} (renamed)`;
  await dialog.getByRole('textbox', { name: 'Name (English)' }).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sub-activity saved')).toBeVisible();
  await expect(rowOf(page, name)).toHaveCount(1);
  await signIn(page, 'validator', validation);
  await expect(rowOf(page, name)).toHaveCount(1);
});

test('who may not edit work plans has no such screen', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/sub-activities');
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
});
