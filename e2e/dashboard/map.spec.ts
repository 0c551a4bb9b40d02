import type { Page } from '@playwright/test';
import { everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { at, choose, dashboard, emptyUnion, register, showPlot, valueOf } from './made.ts';

const LEVELS = ['division', 'district', 'upazila', 'union'];
const mapOf = (page: Page, level: string) =>
  page.getByRole('region', { name: `Beneficiaries, by ${level}`, exact: true });
const starting = (name: string) => new RegExp(`^${name.replaceAll(/[()[\].*+?^$|\\]/g, '\\$&')}: `);

test('the map goes from the country down to a union by place, and Back goes up again', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const union = await emptyUnion(server.url);
  for (const sex of ['female', 'male'] as const)
    await register(server.url, union, { day: '2025-05-05', programmes: '1', sex, age: 30 });
  const [division = '', district = '', upazila = '', name = ''] = union.names;
  await signIn(page, 'me.officer', dashboard());

  await test.step('symbols say place and count, and are pressed with the keyboard', async () => {
    await mapOf(page, 'division')
      .getByRole('button', { name: starting(division) })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`dash.division=${union.division_id}`));
    await mapOf(page, 'district')
      .getByRole('button', { name: starting(district) })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`dash.district=${union.district_id}`));
  });

  await test.step('the same is a table: a name leads there, a number opens its list', async () => {
    await expect(mapOf(page, 'upazila')).toBeVisible();
    await page.getByRole('button', { name: 'Show as table: Beneficiaries, by upazila' }).click();
    const table = page.getByRole('table', { name: 'Beneficiaries, by upazila' });
    await table.getByRole('button', { name: upazila, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`dash.upazila=${union.upazila_id}`));
    await page
      .getByRole('table', { name: 'Beneficiaries, by union' })
      .getByRole('button', { name: `${name}: 2, show the records` })
      .click();
    await expect(page.getByRole('dialog').locator('tbody tr')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Show as chart: Beneficiaries, by union' }).click();
  });

  await test.step('a union is the last: cards and map are its own', async () => {
    await mapOf(page, 'union')
      .getByRole('button', { name: `${name}: 2`, exact: true })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`dash.union=${union.union_id}`));
    await expect(valueOf(page, 'people')).toHaveText('2');
    await everyLook(page, axe);
  });

  await test.step('Back goes up, one place at a time', async () => {
    for (const level of LEVELS.toReversed()) {
      await page.goBack();
      await expect(page).not.toHaveURL(new RegExp(`dash.${level}=`));
      await expect(mapOf(page, level)).toBeVisible();
    }
  });

  await test.step('levels can be skipped, and what is shown is chosen', async () => {
    await choose(page, 'Level', 'District');
    await mapOf(page, 'district')
      .getByRole('button', { name: starting(district) })
      .press('Enter');
    await expect(page).toHaveURL(new RegExp(`dash.division=${union.division_id}.*dash.district=${union.district_id}`));
    await page.goBack();
    await choose(page, 'Shown', 'Households');
    await expect(page.getByRole('region', { name: 'Households, by district' })).toBeVisible();
  });
});

test('demonstrations stand where they are, as points, as a table and as a picture', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  const union = await emptyUnion(server.url);
  await showPlot(server.url, union, { day: '2025-07-07', kind: 'oilseeds' });
  await showPlot(server.url, union, { day: '2025-08-08', kind: 'fruits', waits: true });
  await signIn(page, 'me.officer', dashboard(`${at(union)}&dash.by=type`));
  const title = 'Demonstrations completed: where they are';
  const map = page.getByRole('region', { name: title });
  await expect(map.getByRole('button', { name: /plot, 7 Jul 2025/ })).toBeVisible();

  await test.step('it fills the screen, and leaves it again', async () => {
    await page.getByRole('button', { name: `Fill the screen: ${title}` }).click();
    await expect(page.getByRole('button', { name: `Leave full screen: ${title}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: `Leave full screen: ${title}` }).click();
    await expect(page.getByRole('button', { name: `Fill the screen: ${title}` })).toBeVisible();
  });

  await test.step('a picture is saved', async () => {
    await page.getByRole('button', { name: `Download: ${title}` }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Picture (PNG)' }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
  });

  await test.step('a row of the table leads to the record', async () => {
    await page.getByRole('button', { name: `Show as table: ${title}` }).click();
    const table = page.getByRole('table', { name: title });
    await expect(table.locator('tbody tr')).toHaveCount(1);
    await expect(table.locator('tbody tr')).toContainText('22.5');
    await everyLook(page, axe);
    await table.getByRole('button', { name: /plot, 7 Jul 2025/ }).click();
    await expect(page).toHaveURL(/project-activity\/profile/);
  });
});

test('a map without anything, and one that does not come, say so', async ({ page, signIn, server, axe }) => {
  const union = await emptyUnion(server.url);
  await register(server.url, union, { day: '2025-05-05', programmes: '1', sex: 'male', age: 30 });
  await signIn(page, 'me.officer', dashboard(`${at(union)}&dash.map=training.done`));
  await expect(page.getByRole('region', { name: 'Map', exact: true }).getByText('Data not found')).toBeVisible();
  await page.route('**/dashboard/map/level', (route) => route.abort());
  await settle(page, dashboard('&dash.year=-1'));
  const map = page.getByRole('figure', { name: 'Beneficiaries, by division' });
  await expect(map.getByRole('alert')).toBeVisible();
  await everyLook(page, axe);
  await page.unroute('**/dashboard/map/level');
  await map.getByRole('button', { name: 'Try again' }).click();
  await expect(mapOf(page, 'division')).toBeVisible();
});

test('in Bengali and on a phone the map fits', async ({ page, signIn }) => {
  await phoneInBengali(page);
  await signIn(page, 'me.officer', dashboard());
  await expect(page.getByRole('region', { name: /বিভাগ অনুযায়ী/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
