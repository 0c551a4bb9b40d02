import { newName } from '../session/people.ts';
import { expect, test } from '../support/test.ts';
import { confirm } from './programme.ts';

test('an organisation is created, edited, switched off and found by the filters in the address', async ({
  page,
  signIn,
}) => {
  test.slow();
  const name = `Seed Agency ${newName()}`;
  await signIn(page, 'fao.admin', '/organizations');
  await page.getByRole('button', { name: 'Add organisation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add organisation' });
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Short name is required')).toBeVisible();

  // what the server refuses lands on its field
  await dialog.getByLabel(/^Name/).fill('Department of Agricultural Extension');
  await dialog.getByLabel(/^Short name/).fill('SA');
  await dialog.getByLabel('Phone').fill('123');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Phone is invalid')).toBeVisible();
  await dialog.getByLabel('Phone').fill('01712345678');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('An organisation with this name exists already.')).toBeVisible();
  await expect(dialog.getByLabel(/^Name/)).toBeFocused();
  await dialog.getByLabel(/^Name/).fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').getByText('Saved')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Name' }).fill(name);
  await expect(page).toHaveURL(/name=Seed/);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await row.getByRole('button', { name: 'Edit' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Short name/)
    .fill('SEEDS');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('SEEDS');

  await row.getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Are you sure?');
  await confirm(page, 'Deactivate');
  await expect(row).toContainText('Inactive');

  await page.goto(`/organizations?name=${encodeURIComponent(name)}&status=active`);
  await expect(page.getByText('No Data Found')).toBeVisible();
  await page.getByRole('button', { name: 'Remove filter: Status: Active' }).click();
  await row.getByRole('button', { name: 'Activate' }).click();
  await confirm(page, 'Activate');
  await expect(row.getByText('Active', { exact: true })).toBeVisible();
});

test('what cannot be done with organisations is told', async ({ page, signIn }) => {
  await test.step('a list that cannot be loaded says so and is asked for again', async () => {
    await page.route('**/organization/list', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await signIn(page, 'fao.admin', '/organizations');
    await expect(page.getByText('This could not be loaded')).toBeVisible();
    await page.unroute('**/organization/list');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Organisations' })).toBeVisible();
  });

  await test.step('an organisation with active users stays switched on, and the reason is told', async () => {
    await page.getByRole('searchbox', { name: 'Name' }).fill('Marketing');
    await expect(page).toHaveURL(/name=Marketing/);
    const row = page.getByRole('row', { name: /Department of Agricultural Marketing/ });
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await confirm(page, 'Deactivate');
    await expect(page.getByRole('alert')).toContainText('This organisation still has active users.');
    await expect(row).toContainText('Active');
  });
});
