import { call } from '../../scripts/testing/api.ts';
import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';

const SCREENS = [
  '/organizations',
  '/roles',
  '/users?status=active',
  '/permission',
  '/permission/role',
  '/super-user/users-create',
  '/super-user/users-create?tab=upload',
  // a few lines of the grid stand for all
  '/super-user/acl?module=form',
  '/super-user/forums?forum=1',
];
/** Opened from their button, with their fields complained about. */
const DIALOGS = [
  ['/organizations', 'Add organisation'],
  ['/roles', 'Add role'],
  ['/users', 'Add user'],
  ['/super-user/forums', 'Create forum'],
] as const;

test('neither the screens of access nor their dialogs have violations', async ({ page, server, signIn, axe }) => {
  test.slow();
  const token = await tokenFor(server.url, 'superadmin');
  const { body } = await call<{ data: { id: number }[] }>(server.url, token, 'GET', '/role/options?orgId=1');
  await signIn(page, 'superadmin');

  await test.step('no screen of access has violations', async () => {
    for (const path of SCREENS) {
      await settle(page, path);
      await everyLook(page, axe);
    }
  });

  await test.step('the switches of a role have no violations', async () => {
    await settle(page, `/permission/role/admin/${body.data[0]?.id}`);
    await expect(page.getByRole('heading', { name: /^Permission List for/ })).toBeVisible();
    await everyLook(page, axe);
  });

  await test.step('no dialog of access has violations, nor have its complaints', async () => {
    for (const [path, button] of DIALOGS) {
      await settle(page, path);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/is required/).first()).toBeVisible();
      await everyLook(page, axe);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test('in Bengali on a phone, and from right to left, no screen is wider than the screen', async ({ page, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'superadmin');
  await allFit(page, SCREENS);
});
