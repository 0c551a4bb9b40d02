import { path, WOMEN } from './made.ts';
import { everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('opened figures have no violations, and fit a phone', async ({ page, signIn, axe }) => {
  await signIn(page, 'me.officer');
  for (const screen of [
    WOMEN,
    path('training.done'),
    path('groups'),
    path('people', '?from=1950&to=1950'),
    path('no.such.figure'),
  ]) {
    await settle(page, screen);
    await everyLook(page, axe);
  }
});

test('in Bengali on a phone the figure is said in Bengali', async ({ page, signIn }) => {
  await phoneInBengali(page);
  await signIn(page, 'me.officer', WOMEN);
  await expect(page.getByRole('heading', { level: 1, name: 'নারী উপকারভোগী' })).toBeVisible();
  await expect(page.getByText(/সদস্য রেজিস্টারের নারী।/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a list that cannot be read says so, and is read again when it can', async ({ page, signIn }) => {
  const call = '**/msurvey/api/project/figures/people';
  await page.route(call, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  await signIn(page, 'me.officer', WOMEN);
  await expect(page.getByRole('heading', { level: 1, name: 'Female beneficiaries' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.locator('[data-figure]')).toHaveCount(0);
  await page.unroute(call);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-figure]')).toBeVisible();
});
