import { allFit, everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC = [
  ['/login', 'Sign in'],
  ['/new-password', 'Failed'],
  ['/register', 'Sign up'],
  ['/forgot', 'Forgot password'],
  ['/new-password?id=some', 'Reset Password'],
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

const paths = (screens: readonly (readonly [string, unknown])[]) => screens.map(([path]) => path);

test('the public screens have no violations', async ({ page, axe }) => {
  for (const [path, title] of PUBLIC) {
    await settle(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await everyLook(page, axe);
  }
  await settle(page, '/register');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('First name is required')).toBeVisible();
  await everyLook(page, axe);
});

test('the screens of the signed-in have no violations', async ({ page, signIn, axe }) => {
  await signIn(page, 'fao.admin');
  for (const [path, title] of SIGNED_IN) {
    await settle(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await everyLook(page, axe);
  }
});

test('on a phone of 360 pixels in Bengali no screen is wider than the screen', async ({ page, signIn }) => {
  await phoneInBengali(page);
  await allFit(page, paths(PUBLIC));
  await signIn(page, 'fao.admin');
  await allFit(page, paths(SIGNED_IN));
});
