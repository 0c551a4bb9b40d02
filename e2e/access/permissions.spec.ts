import type { Page } from '@playwright/test';
import { ALL_PERMISSIONS } from '../../packages/domain/src/index.ts';
import { settle } from '../support/looks.ts';
import { searched } from '../support/searched.ts';
import { expect, test } from '../support/test.ts';
import { menu, newHolder, newOffice, newRole } from './programme.ts';

const list = (role: { id: number; name: string }) => `/permission/role/${encodeURIComponent(role.name)}/${role.id}`;
const look = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

test('a permission switched off in one browser is gone in the other', async ({ page, server, signIn, browser }) => {
  test.slow();
  const office = await newOffice(server.url);
  const role = await newRole(server.url, office, 'me-officer');
  const person = await newHolder(server.url, office, role);
  const other = await browser.newContext({ baseURL: server.url });
  const theirs = await other.newPage();
  await signIn(theirs, person.username, '/');
  await expect(menu(theirs).getByRole('link', { name: 'Categories' })).toBeVisible();

  await signIn(page, 'fao.admin', '/permission/role');
  await page.getByRole('searchbox').fill(role.name);
  await searched(page, role.name);
  await page
    .getByRole('row', { name: new RegExp(role.name) })
    .getByRole('link', { name: 'Open permissions' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Permission List for ${role.name}` })).toBeVisible();
  const view = page.getByRole('group', { name: 'Category' }).getByLabel('View');
  await view.click();
  await expect(page.getByText('Permission updated successfully').first()).toBeVisible();
  await expect(view).not.toBeChecked();

  // looking at the window again is enough for the menu to follow
  await expect(async () => {
    await look(theirs);
    await expect(menu(theirs).getByRole('link', { name: 'Categories' })).toBeHidden({ timeout: 500 });
  }).toPass();
  await settle(theirs, '/category');
  await expect(theirs.getByText('You have no permission to view this page')).toBeVisible();

  // a screen that was open before: the next call is refused, the session ends, and the reason is told
  await view.click();
  await expect(view).toBeChecked();
  await expect(page.getByText('Permission updated successfully').first()).toBeVisible();
  await theirs.goto('/category');
  await expect(theirs.getByRole('table', { name: 'Categories' })).toBeVisible();
  await view.click();
  await expect(view).not.toBeChecked();
  await page.reload();
  await expect(view).not.toBeChecked();
  await theirs.getByRole('searchbox').fill('crops');
  await expect(theirs).toHaveURL(/\/login/);
  await expect(theirs.getByRole('alert')).toContainText('You have no permission to do this.');
  await other.close();
});

test('the switches of a role follow the keyboard and the server', async ({ page, server, signIn }) => {
  const role = await newRole(server.url, await newOffice(server.url));
  await signIn(page, 'fao.admin', list(role));

  await test.step('by keyboard alone: Tab to a switch, Space turns it, and the focus stays', async () => {
    const first = page.getByRole('group', { name: 'Dashboard' }).getByLabel('View');
    await expect(first).not.toBeChecked();
    for (let steps = 0; steps < 60; steps++) {
      if (await first.evaluate((box) => box === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(first).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByText('Permission updated successfully')).toBeVisible();
    await expect(first).toBeChecked();
    await expect(first).toBeFocused();
    await expect(page.getByText(`1 of ${ALL_PERMISSIONS.length} switched on`)).toBeVisible();
  });

  await test.step('a switch that the server refuses turns back, and says so', async () => {
    const box = page.getByRole('group', { name: 'Report' }).getByLabel('Export');
    await page.route('**/permission-change', (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await box.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to change permission' })).toBeVisible();
    await expect(box).not.toBeChecked();
  });
});

test('what a role reaches is chosen on its page: in all projects, and another in one', async ({
  page,
  server,
  signIn,
}) => {
  const role = await newRole(server.url, await newOffice(server.url), 'data-collector');
  await signIn(page, 'fao.admin', list(role));
  const reach = page.getByRole('region', { name: 'Reach' });
  const everywhere = reach.getByRole('group', { name: 'All projects' });
  await expect(everywhere.getByRole('combobox', { name: 'Records' })).toHaveText('Own');
  await expect(everywhere.getByRole('combobox', { name: 'People' })).toHaveText('In their sites');

  await everywhere.getByRole('combobox', { name: 'Records' }).click();
  await page.getByRole('option', { name: 'Their organisation’s' }).click();
  await expect(page.getByText('Reach updated').first()).toBeVisible();
  await expect(everywhere.getByRole('combobox', { name: 'Records' })).toHaveText('Their organisation’s');

  await reach.getByRole('combobox', { name: 'Different in one project' }).click();
  await page.getByRole('option', { name: 'RAINS', exact: true }).click();
  const inRains = reach.getByRole('group', { name: 'RAINS' });
  await inRains.getByRole('combobox', { name: 'People' }).click();
  await page.getByRole('option', { name: 'Everything' }).click();
  await expect(inRains.getByRole('combobox', { name: 'People' })).toHaveText('Everything');
  await page.reload();
  await expect(everywhere.getByRole('combobox', { name: 'Records' })).toHaveText('Their organisation’s');
  await expect(inRains.getByRole('combobox', { name: 'People' })).toHaveText('Everything');
  await inRains.getByRole('button', { name: 'RAINS: as in all projects' }).click();
  await expect(inRains).toBeHidden();
});

test('who is neither FAO_ADMIN nor super-user has no role list, but an overview of the own permissions', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'me.officer', '/permission/role');
  const words = 'You have no permission to view this page';
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
  await settle(page, '/permission');
  await expect(page.getByText('What your role M&E officer allows')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Log Frame/ })).toContainText('Delete');
  await expect(page.getByRole('row', { name: /^Role/ })).toBeHidden();
  await expect(page.getByRole('link', { name: 'All roles' })).toBeHidden();
});
