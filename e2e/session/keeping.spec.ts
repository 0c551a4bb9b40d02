import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const KEY = 'msurvey.tokens';
const WHO_AM_I = /\/msurvey\/api\/user\/\d+$/;

/** Replaces parts of the stored pair; the console reads the expiry from the token itself. */
const spoil = (page: Page, change: 'expired' | 'expired and refused') =>
  page.evaluate(
    ([key, how]) => {
      const pair = JSON.parse(localStorage.getItem(key) ?? '{}') as { token: string; refreshToken: string };
      const [head = '', body = '', signature = ''] = pair.token.split('.');
      const claims = { ...(JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as object), exp: 1 };
      const token = [head, btoa(JSON.stringify(claims)).replaceAll('=', ''), signature].join('.');
      const refreshToken = how === 'expired' ? pair.refreshToken : 'not-a-token-of-ours';
      localStorage.setItem(key, JSON.stringify({ token, refreshToken }));
      return token;
    },
    [KEY, change] as const,
  );
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('a token that has run out is renewed, or gone, in silence', async ({ page, signIn }) => {
  await test.step('an expired access token is renewed in silence', async () => {
    await signIn(page, 'collector', '/profile');
    const old = await spoil(page, 'expired');
    await page.goto('/feedback');
    await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
    expect(await stored(page)).not.toContain(old);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a token that runs out while one works is renewed by the next call', async () => {
    const old = await spoil(page, 'expired');
    await page.getByRole('link', { name: 'Notifications' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect.poll(() => stored(page)).not.toContain(old);
  });

  await test.step('a refused refresh removes the token in silence and asks to sign in', async () => {
    await spoil(page, 'expired and refused');
    await page.goto('/notifications');
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).toBeNull();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a server that does not answer signs nobody out', async ({ page, signIn, axe }) => {
  await signIn(page, 'collector', '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await stored(page);
  const offline = page.getByRole('status').filter({ hasText: 'You are offline.' });

  await test.step('loading the page again and again, before it is there, signs nobody out', async () => {
    // never answered: each time the page is left while it waits
    await page.route(WHO_AM_I, () => {});
    for (let time = 0; time < 3; time++) {
      const asked = page.waitForRequest(WHO_AM_I);
      await page.reload({ waitUntil: 'commit' });
      await asked;
    }
    await page.unroute(WHO_AM_I);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
    expect(await stored(page)).toBe(before);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('an answer that breaks off on the way signs nobody out', async () => {
    const half = { contentType: 'application/json', body: '{"data": {"id": 1' };
    await page.route(WHO_AM_I, (route) => route.fulfill(half));
    await page.reload();
    await expect(offline).toBeVisible();
    expect(await stored(page)).toBe(before);
    await page.unroute(WHO_AM_I);
  });

  await test.step('a server out of reach is named, signs nobody out, and can be asked again', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(WHO_AM_I, (route) => route.abort());
    // Whom this browser knows starts without the server, and reads so.
    await page.reload();
    await expect(offline).toBeVisible();
    await page.evaluate(() => {
      localStorage.removeItem('msurvey.user');
      sessionStorage.removeItem('msurvey.user');
    });
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
    await expect(page.getByRole('alert')).toContainText('You are still signed in.');
    await axe(page);
    await page.unroute(WHO_AM_I);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'User Profile' })).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);
  });
});

test('a 403 clears the token and goes to the sign-in page with the reason', async ({ page, signIn }) => {
  await signIn(page, 'collector');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const detail = 'You have no permission to do this.';
  await page.route('**/msurvey/api/notification/list', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ status: '403', code: 'auth.forbidden', title: 'No', detail }] } }),
  );
  await page.getByRole('link', { name: 'Notifications' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert').filter({ hasText: detail })).toBeVisible();
  expect(await stored(page)).toBeNull();
});

test('the user menu signs out', async ({ page, signIn }) => {
  await signIn(page, 'collector');
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await stored(page)).toBeNull();
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login$/);
});
