import type { Page } from '@playwright/test';
import { settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const configuration = (index: number) => `/project/61?tabIndex=3&index=${index}`;
const LISTS = {
  'SACP Member List': configuration(1),
  'SACP Group List': configuration(2),
  'Project Activity List': configuration(3),
  Users: '/users',
  Submissions: '/project/61/form/160/538/details',
};
const MEMBERS = LISTS['SACP Member List'];

/** Rows that are seen whole, without scrolling. */
const rowsInSight = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('tbody tr')].filter((row) => row.getBoundingClientRect().bottom <= innerHeight)
        .length,
  );

test('at a desk at least nine rows of each list are in sight, and nothing lies under another column', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(DESK);
  await signIn(page, 'superadmin');
  for (const [name, path] of Object.entries(LISTS)) {
    await settle(page, path);
    const table = page.getByRole('table', { name });
    await expect(table.locator('tbody tr').nth(8), name).toBeVisible();
    expect(await rowsInSight(page), name).toBeGreaterThanOrEqual(9);
    // a form has as many columns as its questions: its records are looked through sideways
    if (name === 'Submissions') continue;
    const [needed, given] = await table.evaluate((one) => [one.scrollWidth, one.parentElement?.clientWidth]);
    expect(needed, name).toBeLessThanOrEqual(given ?? 0);
  }
});

test('filters stand in one line at a desk', async ({ page, signIn }) => {
  await page.setViewportSize(DESK);
  await signIn(page, 'superadmin', MEMBERS);
  const fields = page.getByRole('search').locator('.MuiTextField-root');
  await expect(fields).toHaveCount(6);
  const tops = await fields.evaluateAll((all) => all.map((field) => Math.round(field.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
});

test('what a cell cuts off is shown whole on hover and by keyboard', async ({ page, signIn, axe }) => {
  await page.setViewportSize(DESK);
  await signIn(page, 'superadmin', MEMBERS);
  const row = page.locator('tbody tr').first();
  const place = row.locator('[data-whole]');
  const whole = await place.getAttribute('data-whole');
  expect(whole?.split(', ').length).toBeGreaterThan(2);
  await place.hover();
  await expect(page.getByRole('tooltip').filter({ hasText: whole ?? '' })).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await row.focus();
  await expect(place).toHaveAttribute('tabindex', '0');
  await place.focus();
  await expect(page.getByRole('tooltip').filter({ hasText: whole ?? '' })).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  // one row at a time is in the tab order
  await page.locator('tbody tr').nth(1).focus();
  await expect(place).not.toHaveAttribute('tabindex');
});

test('on a phone the filters are one button that says how many are set', async ({ page, signIn, axe }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'superadmin', configuration(1));
  const search = page.getByRole('searchbox', { name: 'Search by name' });
  const fold = page.getByRole('button', { name: 'Filters' });
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(search).toBeHidden();
  await fold.click();
  await expect(search).toBeVisible();
  await search.fill('a');
  await page.getByRole('combobox', { name: 'Project count' }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Filters · 2' })).toHaveAttribute('aria-expanded', 'true');
  await axe(page);
  await page.getByRole('button', { name: 'Filters · 2' }).click();
  await expect(search).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove filter: Name: a' })).toBeVisible();
  const card = page.getByRole('list', { name: 'SACP Member List' }).getByRole('listitem').first();
  for (const heading of ["Father's name", 'Address', 'Contact']) await expect(card).toContainText(heading);
  await axe(page);
});
