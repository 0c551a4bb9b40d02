import { call, login } from '../../scripts/testing/api.ts';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

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

for (const path of SCREENS)
  test(`${path} has no violations`, async ({ page, signIn, axe }) => {
    test.slow();
    await signIn(page, 'superadmin', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await everyLook(page, axe);
  });

test('the switches of a role have no violations', async ({ page, server, signIn, axe }) => {
  test.slow();
  const { token } = await login(server.url, 'superadmin');
  const { body } = await call<{ data: { id: number }[] }>(server.url, token, 'GET', '/role/options?orgId=1');
  await signIn(page, 'superadmin', `/permission/role/admin/${body.data[0]?.id}`);
  await expect(page.getByRole('heading', { name: /^Permission List for/ })).toBeVisible();
  await everyLook(page, axe);
});

for (const [path, button] of DIALOGS)
  test(`the dialog “${button}” has no violations`, async ({ page, signIn, axe }) => {
    test.slow();
    await signIn(page, 'superadmin', path);
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/is required/).first()).toBeVisible();
    await everyLook(page, axe);
  });

test('in Bengali on a phone, and from right to left, no screen is wider than the screen', async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem('msurvey.language', 'bn');
    localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn', rtl: true }));
  });
  await signIn(page, 'superadmin', '/permission');
  for (const path of SCREENS) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
