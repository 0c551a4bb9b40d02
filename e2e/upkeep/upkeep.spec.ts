import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/super-user/upkeep';

test('a super-user sees what is wrong, makes a backup, and reads that it can be trusted', async ({
  page,
  signIn,
  axe,
}) => {
  test.slow();
  await signIn(page, 'superadmin', PAGE);
  await expect(page.getByText('There is no backup yet. Start one.')).toBeVisible();
  await expect(page.getByText('Backups will be listed here.')).toBeVisible();
  await page.getByRole('button', { name: 'Start backup' }).click();
  await expect(page.getByText('The backup has begun.')).toBeVisible();
  const row = page.getByRole('row', { name: /msurvey-\d+T\d+Z/ });
  await expect(row.getByText('Done')).toBeVisible({ timeout: 120_000 });
  await expect(row.getByText('Yes')).toBeVisible();
  await expect(row).toContainText(/\d rows, \d+ files/);
  await page.reload();
  await expect(page.getByText('All is well.')).toBeVisible();
  await expect(page.getByText('Last good backup').locator('..')).toContainText(/\d+ minutes? ago/);
  await settle(page, PAGE);
  await everyLook(page, axe);
  await phoneInBengali(page);
  await page.reload();
  await allFit(page, [PAGE]);
});

test('nobody else finds it', async ({ page, signIn }) => {
  await signIn(page, 'fao.admin', PAGE);
  await expect(page.getByText('You have no permission to view this page')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Health and backups' })).toHaveCount(0);
});

test('an address with a dot is a screen, one without a screen answers 404 and says so', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(page, 'superadmin', '/users?name=dae.barguna');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeVisible();
  expect((await page.request.get(`${server.url}/forms/my.form`)).status()).toBe(200);
  expect((await page.request.get(`${server.url}/no/such.screen`)).status()).toBe(404);
});
