import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('the home page shows the figures of each project, and each leads to its list', async ({ page, signIn, axe }) => {
  await signIn(page, 'me.officer', '/');
  const figures = page.getByRole('region', { name: 'Figures of SACP-RAINS' });
  await expect(figures.getByRole('link')).toHaveCount(4);
  await everyLook(page, axe);
  const people = figures.getByRole('link', { name: /^Beneficiaries: / });
  const count = /: ([\d,]+),/.exec((await people.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await people.click();
  await expect(page).toHaveURL(/\/project\/61\/figures\/people/);
  await expect(page.getByText(count).first()).toBeVisible();
});

test('a collector sees their targets, and a validator what waits and since when', async ({
  page,
  browser,
  signIn,
  axe,
}) => {
  await signIn(page, 'collector', '/');
  const mine = page.getByRole('region', { name: 'My work' });
  await expect(mine.getByRole('listitem').first()).toBeVisible();
  await everyLook(page, axe);
  await mine.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/project\/\d+\/form\/\d+\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const other = await (await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' })).newPage();
  await signIn(other, 'validator', '/');
  await other.getByRole('link', { name: /^The oldest came on / }).click();
  await expect(other).toHaveURL(/\/sacp\/validation\/all\?record=\d+/);
  await expect(other.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await other.context().close();
});
