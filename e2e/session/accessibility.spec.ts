import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC = [
  ['/login', 'Sign in'],
  ['/register', 'Sign up'],
  ['/forgot', 'Forgot password'],
  ['/new-password?id=some', 'Reset Password'],
  ['/new-password', 'Failed'],
  ['/verify?id=none', 'Failed'],
  ['/setup?id=none', 'mSurvey is set up already'],
  ['/mailbox', 'Demonstration mailbox'],
] as const;
const SIGNED_IN = [
  ['/', /Tahmina/],
  ['/project/61?tabIndex=2', 'SACP-RAINS'],
  ['/project/999999', 'Project Title'],
  ['/profile', 'User Profile'],
  ['/profile?tab=details', 'User Profile'],
  ['/profile?tab=password', 'User Profile'],
  ['/profile?tab=sessions', 'User Profile'],
  ['/notifications', 'Notifications'],
  ['/feedback', 'Feedback'],
] as const;

test('the public screens have no violations', async ({ page, axe }) => {
  test.slow();
  for (const [path, title] of PUBLIC) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await everyLook(page, axe);
  }
  await page.goto('/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await everyLook(page, axe);
});

test('the screens of the signed-in have no violations', async ({ page, signIn, axe }) => {
  test.slow();
  await signIn(page, 'fao.admin');
  for (const [path, title] of SIGNED_IN) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await everyLook(page, axe);
  }
});

test('on a phone of 360 pixels in Bengali no screen is wider than the screen', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    localStorage.setItem('msurvey.language', 'bn');
    localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn' }));
  });
  const fits = async (path: string) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  };
  for (const [path] of PUBLIC) await fits(path);
  await signIn(page, 'fao.admin');
  for (const [path] of SIGNED_IN) await fits(path);
});
