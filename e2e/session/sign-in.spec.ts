import type { Page } from '@playwright/test';
import { call } from '../../scripts/testing/api.ts';
import { settle } from '../support/looks.ts';
import { expect, PASSWORD, test } from '../support/test.ts';
import { closeToasts } from '../support/toasts.ts';
import { consoleStands, newPerson } from './people.ts';

const LOGIN = '**/msurvey/api/auth/login';
const WHO_AM_I = /\/msurvey\/api\/user\/\d+$/;

async function fillIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('User name or e-mail').fill(username);
  await page.getByLabel(/^Password/).fill(password);
}
async function send(page: Page, username: string, password = PASSWORD): Promise<void> {
  await fillIn(page, username, password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
/** The console that runs is back on its form, without being loaded anew. */
async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
}
const kept = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('msurvey.tokens'), sessionStorage.getItem('msurvey.tokens')].map(Boolean));
/** What was fetched ahead and then run from the cache has two entries, but was one transfer. */
const bytesOfScripts = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = new Map(files.filter(({ name }) => name.endsWith('.js')).map((file) => [file.name, file]));
    return [...scripts.values()].reduce((sum, file) => sum + file.encodedBodySize, 0);
  });

test('one signs in by name or address, for the tab or for the browser', async ({ page, server }) => {
  const person = await newPerson(server.url);
  await page.goto('/login');

  await test.step('one signs in with the user name and is greeted by name', async () => {
    await send(page, 'fao.admin');
    await expect(page.getByRole('heading', { level: 1, name: /Tahmina Sultana/ })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await signOut(page);
  });

  await test.step('one signs in with the e-mail address', async () => {
    await send(page, person.email);
    await expect(page.getByRole('heading', { level: 1, name: /Amena Khatun/ })).toBeVisible();
    await signOut(page);
  });

  await test.step('remember me keeps the session for the browser, without it for the tab only', async () => {
    await send(page, 'me.officer');
    await expect(page.getByRole('heading', { level: 1, name: /Mahbubur/ })).toBeVisible();
    expect(await kept(page)).toEqual([false, true]);
    await signOut(page);
    await fillIn(page, 'me.officer');
    await page.getByLabel('Remember me').check();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Mahbubur/ })).toBeVisible();
    expect(await kept(page)).toEqual([true, false]);
  });
});

test('who cannot sign in reads why', async ({ page }) => {
  await page.goto('/login');

  await test.step('a wrong password is told as such and the password is ready to be typed again', async () => {
    await send(page, 'accountant', 'not-this-one');
    await expect(page.getByRole('alert')).toHaveText('Wrong user name or password.');
    await expect(page.getByLabel(/^Password/)).toBeFocused();
    expect(await kept(page)).toEqual([false, false]);
  });

  for (const [username, what] of [
    ['dae.retired', 'This account is not active. Ask your administrator.'],
    ['badc.new', 'Please confirm your e-mail address first: open the link that was sent to you.'],
    ['dae.new', 'Your account waits for approval by an administrator of your organisation.'],
  ] as const)
    await test.step(`${username} reads why signing in is not possible`, async () => {
      await send(page, username);
      await expect(page.getByRole('alert')).toHaveText(what);
      await expect(page).toHaveURL(/\/login$/);
    });

  await test.step('an answer without a token is an invalid request', async () => {
    await page.route(LOGIN, (route) => route.fulfill({ json: {} }));
    await send(page, 'fao.admin');
    await expect(page.getByRole('alert')).toHaveText('Invalid Request');
    await page.unroute(LOGIN);
  });

  await test.step('a user who cannot be loaded is told and stays signed out', async () => {
    await page.route(WHO_AM_I, (route) => route.fulfill({ status: 500, json: { errors: [] } }));
    await send(page, 'fao.admin');
    await expect(page.getByText('Failed to login!').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await kept(page)).toEqual([false, false]);
    await page.unroute(WHO_AM_I);
    await closeToasts(page);
  });

  await test.step('a server out of reach is named, and the form can be sent again', async () => {
    await page.route(LOGIN, (route) => route.abort());
    await send(page, 'fao.admin');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached.');
    await page.unroute(LOGIN);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tahmina/ })).toBeVisible();
  });
});

test('after too many failures one is asked to wait, even with the right password', async ({ page, server }) => {
  const { username } = await newPerson(server.url);
  for (let attempt = 0; attempt < 10; attempt++)
    await call(server.url, undefined, 'POST', '/auth/login', { username, password: `wrong-${attempt}` });
  await page.goto('/login');
  await send(page, username);
  await expect(page.getByRole('alert')).toHaveText(
    /^Too many failed attempts\. Please wait \d+ minutes and try again\.$/,
  );
});

test('the form is light, and helps while one fills it in', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel(/^Password/);

  // first: what later steps bring belongs to other screens
  await test.step('the sign-in page brings at most 260 KB of scripts', async () => {
    await page.getByLabel('User name or e-mail').press('Shift');
    await consoleStands(page);
    await page.waitForLoadState('networkidle');
    const bytes = await bytesOfScripts(page);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(260 * 1024);
  });

  await test.step('Caps Lock is mentioned while the password is typed', async () => {
    await password.press('Shift');
    await password.evaluate((field) =>
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: true })),
    );
    await expect(page.getByText('Caps Lock is on')).toBeVisible();
  });

  await test.step('both fields are required before anything is sent', async () => {
    // the hint stays while the press on the button leaves the field: it would take the button away from under it
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('User name or e-mail is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  await test.step('the password can be shown and hidden', async () => {
    await fillIn(page, 'collector', 'seen');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  await test.step('a click fills in a demonstration account', async () => {
    await page.getByRole('button', { name: /^validator/ }).click();
    await expect(page.getByLabel('User name or e-mail')).toHaveValue('validator');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('শামীমা আক্তার');
  });
});

test('one is led to the sign-in page, and away from it', async ({ page }) => {
  await test.step('who is not signed in is asked to, and returns to the screen that was wanted', async () => {
    await page.goto('/feedback');
    await expect(page).toHaveURL(/\/login$/);
    await send(page, 'collector');
    await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  });

  await test.step('who is signed in is sent home from the public screens', async () => {
    // loaded anew: the page that the build has drawn must give way too
    await page.goto('/login');
    await expect(page).toHaveURL(/\/$/);
    for (const path of ['/register', '/forgot', '/verify?id=x', '/new-password?id=x']) {
      await settle(page, path);
      await expect(page).toHaveURL(/\/$/);
    }
  });
});
