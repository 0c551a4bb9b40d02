import type { Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { consoleStands, newPerson } from './people.ts';

async function fillIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(username);
  await page.getByLabel(/^Password/).fill(password);
}
async function signInByForm(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  await fillIn(page, username, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('msurvey.tokens'), sessionStorage.getItem('msurvey.tokens')].map(Boolean));

test('one signs in with the user name and is greeted by name', async ({ page }) => {
  await signInByForm(page, 'fao.admin');
  await expect(page.getByRole('heading', { level: 1, name: /Tahmina Sultana/ })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('one signs in with the e-mail address', async ({ page, server }) => {
  const person = await newPerson(server.url);
  await signInByForm(page, person.email);
  await expect(page.getByRole('heading', { level: 1, name: /Amena Khatun/ })).toBeVisible();
});

test('remember me keeps the session for the browser, without it for the tab only', async ({ page }) => {
  await signInByForm(page, 'me.officer');
  await expect(page.getByRole('heading', { level: 1, name: /Mahbubur/ })).toBeVisible();
  expect(await kept(page)).toEqual([false, true]);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/login');
  await fillIn(page, 'me.officer');
  await page.getByLabel('Remember me').check();
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Mahbubur/ })).toBeVisible();
  expect(await kept(page)).toEqual([true, false]);
});

test('a wrong password is told as such and the password is ready to be typed again', async ({ page }) => {
  await signInByForm(page, 'accountant', 'not-this-one');
  await expect(page.getByRole('alert')).toHaveText('Wrong user name or password.');
  await expect(page.getByLabel(/^Password/)).toBeFocused();
  expect(await kept(page)).toEqual([false, false]);
});

test('both fields are required before anything is sent', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('User name or e-mail is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
});

for (const [username, what] of [
  ['dae.retired', 'This account is not active. Ask your administrator.'],
  ['badc.new', 'Please confirm your e-mail address first: open the link that was sent to you.'],
  ['dae.new', 'Your account waits for approval by an administrator of your organisation.'],
] as const) {
  test(`${username} reads why signing in is not possible`, async ({ page }) => {
    await signInByForm(page, username);
    await expect(page.getByRole('alert')).toHaveText(what);
    await expect(page).toHaveURL(/\/login$/);
  });
}

test('after too many failures one is asked to wait, even with the right password', async ({ page, server }) => {
  const { username } = await newPerson(server.url);
  for (let attempt = 0; attempt < 10; attempt++)
    await call(server.url, undefined, 'POST', '/auth/login', { username, password: `wrong-${attempt}` });
  await signInByForm(page, username);
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many failed attempts\. Please wait \d+ minutes and try again\.$/,
  );
});

test('an answer without a token is an invalid request', async ({ page }) => {
  await page.route('**/msurvey/api/auth/login', (route) => route.fulfill({ json: {} }));
  await signInByForm(page, 'fao.admin');
  await expect(page.getByRole('alert')).toHaveText('Invalid Request');
});

test('a user who cannot be loaded is told and stays signed out', async ({ page }) => {
  await page.route(/\/msurvey\/api\/user\/\d+$/, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
  await signInByForm(page, 'fao.admin');
  await expect(page.getByText('Failed to login!').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await kept(page)).toEqual([false, false]);
});

test('a server out of reach is named, and the form can be sent again', async ({ page }) => {
  await page.route('**/msurvey/api/auth/login', (route) => route.abort());
  await signInByForm(page, 'fao.admin');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/msurvey/api/auth/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Tahmina/ })).toBeVisible();
});

test('a click fills in a demonstration account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^validator/ }).click();
  await expect(page.getByLabel('User name or e-mail')).toHaveValue('validator');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('শামীমা আক্তার');
});

test('Caps Lock is mentioned while the password is typed', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel(/^Password/);
  await password.press('Shift');
  await consoleStands(page);
  await password.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
  );
  await expect(page.getByText('Caps Lock is on')).toBeVisible();
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, 'collector', 'seen');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'password');
});

test('who is not signed in is asked to, and returns to the screen that was wanted', async ({ page }) => {
  await page.goto('/feedback');
  await expect(page).toHaveURL(/\/login$/);
  await fillIn(page, 'collector');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
});

test('who is signed in is sent home from the public screens', async ({ page, signIn }) => {
  await signIn(page, 'collector');
  for (const path of ['/login', '/register', '/forgot', '/verify?id=x', '/new-password?id=x']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/$/);
  }
});

test('the sign-in page brings at most 260 KB of scripts', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('User name or e-mail').press('Shift');
  await consoleStands(page);
  await page.waitForLoadState('networkidle');
  // fetched ahead and then run from the cache: two entries, but one transfer
  const bytes = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = new Map(files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file]));
    return [...scripts.values()].reduce((sum, file) => sum + file.encodedBodySize, 0);
  });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(260 * 1024);
});
