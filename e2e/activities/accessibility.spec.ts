import { everyLook, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { activities, demonstrated, deskOf, freshSubActivity, newActivity, validation } from './made.ts';

test('the list and what came back, in every look', async ({ page, signIn, axe }) => {
  await signIn(page, 'collector', activities());
  await expect(page.getByText(/^Total: \d+$/)).toBeVisible();
  await everyLook(page, axe);
  await settle(page, activities('&activity.view=returned'));
  await expect(page.getByRole('heading', { name: 'Returned to me' })).toBeVisible();
  await everyLook(page, axe);
});

test('the summary and the desk with its dialogs, in every look', async ({ page, server, signIn, axe }) => {
  const item = await freshSubActivity(server.url);
  await newActivity(server.url, item);
  await newActivity(server.url, item, { photo: false });
  await signIn(page, 'validator', validation);
  await expect(page.getByRole('table')).toBeVisible();
  await everyLook(page, axe);
  await settle(page, deskOf(item));
  await expect(page.getByRole('navigation', { name: 'Records that wait' })).toBeVisible();
  // The oldest work is first, and each record that a test makes is of an earlier day than the one before.
  await page.getByRole('navigation', { name: 'Records that wait' }).getByRole('button').first().click();
  await expect(page.getByRole('region', { name: 'Automatic checks' })).toContainText('photo');
  await everyLook(page, axe);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Approve clean ones' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox')).toHaveCount(1);
  await axe(page);
});

test('the profile and the catalogue, in every look', async ({ page, server, signIn, axe }) => {
  const busy = await demonstrated(server.url);
  await signIn(
    page,
    'me.officer',
    `/project/61/sacp/project-activity/profile?instance=${encodeURIComponent(busy.instance)}`,
  );
  await expect(page.getByRole('region', { name: 'Automatic checks' })).toBeVisible();
  await everyLook(page, axe);
  await settle(page, '/sub-activities');
  await expect(page.getByRole('table')).toBeVisible();
  await everyLook(page, axe);
});
