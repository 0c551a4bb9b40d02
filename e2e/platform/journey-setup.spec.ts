import { ServerProcess } from '../../scripts/testing/server-process.ts';
import { expect, test } from '../support/test.ts';

test('a fresh installation without demonstration data is set up by its one-time link', async ({ page, axe }) => {
  test.slow();
  const fresh = await ServerProcess.start({ env: { MSURVEY_DEMO: '0' } });
  try {
    const link = () => /https?:\/\/\S+\/setup\?id=\S+/.exec(fresh.output)?.[0] ?? '';
    await expect.poll(link).not.toBe('');
    await page.goto(`${fresh.url}/login`);
    await expect(page.getByText(/Nobody can sign in yet/)).toBeVisible();
    await expect(page.getByText('Demonstration accounts')).toHaveCount(0);
    await page.goto(`${fresh.url}/setup`);
    await expect(page.getByRole('heading', { name: 'The link is incomplete' })).toBeVisible();

    await page.goto(link());
    await expect(page.getByRole('heading', { level: 1, name: 'Set up mSurvey' })).toBeVisible();
    await axe(page);
    await page.getByLabel('Organization').fill('Project Office');
    await page.getByLabel('First name').fill('Nasrin');
    await page.getByLabel('Last name').fill('Ahmed');
    await page.getByLabel('User name').fill('nasrin');
    await page.getByLabel('E-mail').fill('nasrin@example.org');
    await page.getByLabel(/^Password/).fill('Prothom-din-1');
    await page.getByLabel('Confirm Password').fill('Prothom-din-2');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill('Prothom-din-1');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText(/The super-administrator has been created/)).toBeVisible();
    await expect(page.getByText(/Nobody can sign in yet/)).toBeHidden();

    await page.getByLabel('User name or e-mail').fill('nasrin');
    await page.getByLabel(/^Password/).fill('Prothom-din-1');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Nasrin Ahmed/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /SACP-RAINS/ })).toBeVisible();
  } finally {
    await fresh.dispose();
  }
});

test('the mailbox is open to the signed-in too, and empty words are kind', async ({ page, signIn }) => {
  await page.route('**/msurvey/api/mailbox', (route) => route.fulfill({ json: { data: [] } }));
  await signIn(page, 'superadmin', '/mailbox');
  await expect(page.getByText('No mail yet')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an installation that sends real mail has no mailbox', async ({ page }) => {
  await page.route('**/msurvey/api/mailbox', (route) =>
    route.fulfill({
      status: 404,
      json: { errors: [{ status: '404', code: 'route.not-found', title: '', detail: 'No.' }] },
    }),
  );
  await page.goto('/mailbox');
  await expect(page.getByRole('heading', { name: 'There is no mailbox here' })).toBeVisible();
});
