import type { Page } from '@playwright/test';
import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';

const MEMBERS = '/project/61?tabIndex=3&index=1';
const USERS = '/users';
const headers = (page: Page) => page.getByRole('columnheader');
const arrange = (page: Page) => page.getByRole('button', { name: 'Arrange this list' }).click();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Arrange this list' });

test('everybody arranges a list for themselves: columns, density and views with a name', async ({
  page,
  signIn,
  axe,
  context,
}) => {
  await signIn(page, 'me.officer', MEMBERS);
  await expect(headers(page).nth(1)).toHaveText('Name');

  await test.step('columns are left out and moved, by keyboard too', async () => {
    await arrange(page);
    await panel(page).getByRole('checkbox', { name: 'Designation' }).uncheck();
    await panel(page).getByRole('button', { name: 'Move “Contact” up' }).focus();
    for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(headers(page)).toHaveText([
      'SL',
      'Name',
      "Father's name",
      'Member Id',
      'Sex',
      'Contact',
      'Group',
      'Address',
      'Project Count',
      'Actions',
    ]);
  });

  await test.step('compact rows are lower', async () => {
    const row = page.locator('tbody tr').first();
    const before = (await row.boundingBox())?.height ?? 0;
    await arrange(page);
    await panel(page).getByRole('switch', { name: 'Compact rows' }).check();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await row.boundingBox())?.height ?? 0).toBeLessThan(before);
    await axe(page);
  });

  await test.step('a view keeps filters under a name, and its link shows others the same', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('combobox', { name: 'Project count' }).click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await expect(page).toHaveURL(/m\.projectCount=2/);
    await arrange(page);
    await panel(page).getByRole('textbox', { name: 'Name of the view' }).fill('In both projects');
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Copy the link of “In both projects”' }).click();
    await expect(page.getByText('The link is copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('m.projectCount=2');
    await closeToasts(page);
  });

  await test.step('all of it is there when one comes back, and on no other list', async () => {
    await page.goto(MEMBERS);
    await expect(headers(page).nth(5)).toHaveText('Contact');
    await arrange(page);
    await panel(page).getByRole('link', { name: 'In both projects' }).click();
    await expect(page).toHaveURL(/m\.projectCount=2/);
    await expect(panel(page)).toHaveCount(0);
    await everyLook(page, axe);
    await page.setViewportSize({ width: 1280, height: 800 });
    await settle(page, USERS);
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await arrange(page);
    await expect(panel(page).getByText('Filter and sort the list, then save it here under a name.')).toBeVisible();
  });

  await test.step('a list becomes what it was', async () => {
    await settle(page, MEMBERS);
    await expect(headers(page).nth(5)).toHaveText('Contact');
    await arrange(page);
    await panel(page).getByRole('button', { name: 'As it was' }).click();
    await panel(page).getByRole('button', { name: 'Delete the view “In both projects”' }).click();
    await expect(panel(page).getByRole('textbox', { name: 'Name of the view' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(headers(page).nth(5)).toHaveText('Group');
  });
});

test('what one person arranged is nobody else’s', async ({ page, signIn }) => {
  await signIn(page, 'me.officer', MEMBERS);
  await arrange(page);
  await panel(page).getByRole('checkbox', { name: 'Sex' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(headers(page).getByText('Sex')).toHaveCount(0);
  await signIn(page, 'fao.admin', MEMBERS);
  await expect(headers(page).getByText('Sex')).toBeVisible();
});

test('on a phone a list has views, but no columns to choose', async ({ page, signIn, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'me.officer', MEMBERS);
  await arrange(page);
  await expect(panel(page).getByRole('textbox', { name: 'Name of the view' })).toBeVisible();
  await expect(panel(page).getByRole('list', { name: 'Columns' })).toHaveCount(0);
  await axe(page);
});
