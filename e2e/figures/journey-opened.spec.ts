import { path, valueOf, WOMEN, YEARS } from './made.ts';
import { exported } from '../registry/exported.ts';
import { expect, test } from '../support/test.ts';

test('a figure is opened by its link, read to its end, followed to a person and taken out as a file', async ({
  page,
  server,
  signIn,
}) => {
  const value = await valueOf(server.url, 'people.female', YEARS);
  expect(value).toBeGreaterThan(20);
  await signIn(page, 'me.officer', WOMEN);
  const rows = page.getByRole('table', { name: 'People' }).getByRole('row');

  await test.step('it says what it is, what was asked for, and how many there are', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Female beneficiaries' })).toBeVisible();
    await expect(page.locator('[data-figure]')).toHaveText(value.toLocaleString('en'));
    await expect(page.getByText('Women in the member registry.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Counted for' }).getByRole('listitem')).toHaveText(['2019 to 2020']);
  });

  await test.step('its pages have as many rows as it says', async () => {
    const seen = new Set<string | null>();
    for (let from = 1; from <= value; from += 20) {
      const to = Math.min(from + 19, value);
      await expect(page.getByText(`Showing ${from} to ${to} of ${value.toLocaleString('en')} results.`)).toBeVisible();
      // the rows of the page before stay until the new ones have come
      await expect(rows).toHaveCount(to - from + 2);
      for (const link of await page.locator('[data-row-link]').all()) seen.add(await link.getAttribute('href'));
      if (to === value) break;
      const answered = page.waitForResponse(/\/figures\/people$/);
      await page.getByRole('button', { name: 'Next page' }).click();
      await answered;
      await expect(page.locator('[data-row-link]').first()).not.toHaveAttribute('href', [...seen].at(-20) ?? '');
    }
    expect(seen.size).toBe(value);
  });

  await test.step('a person leads to their profile, which leads back to the figure', async () => {
    const link = rows.nth(1).getByRole('link').first();
    const name = await link.innerText();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const counted = page.getByRole('region', { name: 'Counts in' });
    await counted.getByRole('link', { name: 'Female beneficiaries', exact: true }).click();
    await expect(page).toHaveURL(/\/figures\/people\.female\?unitId=\d+$/);
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/from=2019&to=2020/);
    await expect(page.getByText(/^Showing \d+ to/)).toBeVisible();
  });

  await test.step('the file has as many rows', async () => {
    expect(await exported(page, /2019 to 2020\. That is \d+ rows\.$/)).toHaveLength(value);
  });
});

test('activities behind a sum lead to their profiles, and a search narrows the list alone', async ({
  page,
  server,
  signIn,
}) => {
  const value = await valueOf(server.url, 'training.attendances', {});
  await signIn(page, 'me.officer', path('training.attendances'));
  await expect(page.locator('[data-figure]')).toHaveText(value.toLocaleString('en'));
  await expect(page.getByText(/^Added up from [\d,]+ activities\.$/)).toBeVisible();
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Search this list' }))
    .first()
    .fill('xyzzy');
  await expect(page.getByText('No Data Found')).toBeVisible();
  await expect(page.locator('[data-figure]')).toHaveText(value.toLocaleString('en'));
  await page
    .getByRole('button', { name: 'Clear filters' })
    .or(page.getByRole('button', { name: 'Clear all' }))
    .first()
    .click();
  await page.getByRole('table', { name: 'Activities' }).getByRole('link', { name: 'Profile' }).first().click();
  await expect(page).toHaveURL(/project-activity\/profile/);
  await expect(
    page.getByRole('region', { name: 'Counts in' }).getByRole('link', { name: 'Trainings completed', exact: true }),
  ).toBeVisible();
});
