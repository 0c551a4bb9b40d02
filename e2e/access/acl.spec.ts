import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { confirm, newOffice, newRole } from './programme.ts';

test('the grid gathers many changes, warns before they are lost, and saves them at once', async ({
  page,
  server,
  signIn,
}) => {
  test.slow();
  const office = await newOffice(server.url);
  await newRole(server.url, office, 'none', 'alpha');
  await newRole(server.url, office, 'viewer', 'beta');
  await signIn(page, 'superadmin', `/super-user/acl?orgId=${office.orgId}`);
  const box = (name: string) => page.getByRole('checkbox', { name });
  await box('Dashboard, View, alpha').check();
  await expect(page.getByText('1 unsaved change')).toBeVisible();
  // arrows move, Space switches
  await page.keyboard.press('ArrowDown');
  await expect(box('Dashboard, Export, alpha')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(box('Dashboard, View, beta')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('3 unsaved changes')).toBeVisible();
  // turned back, it is no change any more
  await page.keyboard.press('Space');
  await expect(page.getByText('2 unsaved changes')).toBeVisible();

  await page.getByRole('link', { name: 'Forum access control' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('2 changes have not been saved.');
  await confirm(page, 'Stay');
  await expect(box('Dashboard, Export, alpha')).toBeChecked();

  await page.getByRole('searchbox', { name: 'Find a module' }).fill('audit');
  await box('Audit, Export, beta').check();
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(page.getByText('3 permissions were changed')).toBeVisible();
  await expect(page.getByText(/unsaved change/)).toBeHidden();

  await page.goto(`/super-user/acl?orgId=${office.orgId}`);
  await expect(box('Dashboard, View, alpha')).toBeChecked();
  await expect(box('Dashboard, Export, alpha')).toBeChecked();
  await expect(box('Audit, Export, beta')).toBeChecked();
  await expect(box('Audit, View, beta')).not.toBeChecked();
});

test('the grid stands for one organisation, and on a phone for one role', async ({ page, server, signIn }) => {
  const office = await newOffice(server.url);
  await newRole(server.url, office, 'none', 'alpha');
  await newRole(server.url, office, 'viewer', 'beta');
  await signIn(page, 'superadmin', `/super-user/acl?orgId=${office.orgId}`);

  await test.step('another organisation is asked about before unsaved changes are lost', async () => {
    await page.getByRole('checkbox', { name: 'Dashboard, View, alpha' }).check();
    await page.getByLabel('Organisation').click();
    await page.getByRole('option', { name: 'Food and Agriculture Organization' }).click();
    await confirm(page, 'Leave');
    await expect(page.getByRole('columnheader', { name: 'FAO_ADMIN' })).toBeVisible();
    await expect(page.getByText(/unsaved change/)).toBeHidden();
  });

  await test.step('on a phone one role is chosen at a time', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await settle(page, `/super-user/acl?orgId=${office.orgId}`);
    await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toHaveText('alpha');
    const view = page.getByRole('group', { name: 'Dashboard' }).getByLabel('View');
    await expect(view).not.toBeChecked();
    await view.click();
    await page.getByRole('combobox', { name: 'Role', exact: true }).click();
    await page.getByRole('option', { name: 'beta' }).click();
    await expect(view).toBeChecked();
    await view.click();
    await page.getByRole('button', { name: 'Save 2 changes' }).click();
    await expect(page.getByText('2 permissions were changed')).toBeVisible();
    await expect(view).not.toBeChecked();
  });
});
