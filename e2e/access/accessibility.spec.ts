import type { Page } from '@playwright/test';
import { call, login } from '../../scripts/testing/api.ts';
import { expect, test } from '../support/test.ts';

const SCREENS: [path: string, title: string | RegExp][] = [
  ['/organizations', 'Organisations'],
  ['/roles', 'Roles'],
  ['/users?status=active', 'Users'],
  ['/permission', 'My permissions'],
  ['/permission/role', 'Access control'],
  ['/super-user/users-create', 'User create'],
  ['/super-user/users-create?tab=upload', 'User create'],
  // a few lines of the grid stand for all
  ['/super-user/acl?module=form', 'Access control list'],
  ['/super-user/forums?forum=1', 'Forum access control'],
];
/** Opened from their button, with their fields complained about. */
const DIALOGS: [path: string, button: string][] = [
  ['/organizations', 'Add organisation'],
  ['/roles', 'Add role'],
  ['/users', 'Add user'],
  ['/super-user/forums', 'Create forum'],
];

async function ready(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** As it is now, on a desk and on a phone. */
async function bothWidths(page: Page, axe: (page: Page) => Promise<void>): Promise<void> {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the screens have no violations in the ${colorScheme} scheme`, async ({ page, server, signIn, axe }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ colorScheme });
    const { token } = await login(server.url, 'superadmin');
    const { body } = await call<{ data: { id: number }[] }>(server.url, token, 'GET', '/role/options?orgId=1');
    const switches: [string, RegExp] = [`/permission/role/a/${body.data[0]?.id}`, /^Permission List for/];
    await signIn(page, 'superadmin', '/permission');
    await ready(page, 'My permissions');
    for (const [path, title] of [...SCREENS, switches]) {
      await page.goto(path);
      await ready(page, title);
      await bothWidths(page, axe);
    }
  });

  test(`the dialogs have no violations in the ${colorScheme} scheme`, async ({ page, signIn, axe }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme });
    await signIn(page, 'superadmin', '/permission');
    await ready(page, 'My permissions');
    for (const [path, button] of DIALOGS) {
      await page.goto(path);
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/is required/).first()).toBeVisible();
      await bothWidths(page, axe);
    }
  });
}

test('in Bengali on a phone, and from right to left, no screen is wider than the screen', async ({ page, signIn }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem('msurvey.language', 'bn');
    localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn', rtl: true }));
  });
  await signIn(page, 'superadmin', '/permission');
  await ready(page, /./);
  for (const [path] of SCREENS) {
    await page.goto(path);
    await ready(page, /./);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
