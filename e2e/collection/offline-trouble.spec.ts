import type { Page } from '@playwright/test';
import { call, login } from '../../scripts/testing/api.ts';
import type { Person } from '../session/people.ts';
import { expect } from '../support/test.ts';
import { fill, newPath, readyForOffline, answered, signInHere, stored, test, type Tablet } from './field-worker.ts';
import type { MadeCollection } from './made.ts';

const SUBMISSION = '**/msurvey/api/project/form/*/submission';
const usernameOf = ({ people }: MadeCollection, n = 0): string => (people[n] as Person).username;

/** Signed in on a tablet, at the form. */
async function atForm(tablet: Tablet, farm: MadeCollection): Promise<Page> {
  const page = await tablet.start();
  await signInHere(page, usernameOf(farm));
  await page.goto(newPath(farm));
  return page;
}

const waitingList = (page: Page) => page.getByRole('table', { name: 'Waiting records' });
const sendAll = (page: Page) => page.getByRole('button', { name: 'Send all now' }).click();

for (const { status, detail, told } of [
  { status: 500, detail: 'Something broke.', told: 'The record is safe here and is tried again by itself.' },
  { status: 413, detail: 'At most 250 MB.', told: 'Open it and use smaller or fewer photos and films' },
  { status: 403, detail: 'You may not.', told: 'Export the record and ask your project office.' },
  { status: 422, detail: 'The file is refused.', told: 'Open the record, correct it and send it again.' },
]) {
  test(`a server that answers ${status} keeps no record from being kept, and its sender reads what to do`, async ({
    page,
    farm,
    server,
    signIn,
  }) => {
    await signIn(page, usernameOf(farm), newPath(farm));
    const farmer = `Farmer ${status}`;
    const errors = [{ status: String(status), code: 'x', detail }];
    await page.route(SUBMISSION, (route) => route.fulfill({ status, json: { errors } }));
    await fill(page, farmer);
    await expect(page.getByText('The record was not accepted. It is kept in this browser.')).toBeVisible();
    await page.goto('/sync');
    await expect(waitingList(page)).toContainText(detail);
    await expect(waitingList(page)).toContainText(told);
    await sendAll(page);
    await expect(page.getByText('1 record could not be sent; the list says why')).toBeVisible();
    await expect(waitingList(page).getByRole('row')).toHaveCount(2);
    expect(await stored(server.url, farm, farmer)).toEqual([]);

    await page.unroute(SUBMISSION);
    await sendAll(page);
    await expect(page.getByText('Nothing waits')).toBeVisible();
    expect(await stored(server.url, farm, farmer)).toHaveLength(1);
  });
}

test('an answer that does not name the stored record is no acknowledgement', async ({ page, farm, server, signIn }) => {
  await signIn(page, usernameOf(farm), newPath(farm));
  // the sign-in page of a hotel's network answers everything
  await page.route(SUBMISSION, (route) => route.fulfill({ status: 200, body: '<h1>Welcome, guest</h1>' }));
  await fill(page, 'Hotel guest');
  await expect(page.getByText('The record is kept in this browser.', { exact: false })).toBeVisible();
  await page.unroute(SUBMISSION);
  await page.goto('/sync');
  await expect(page.getByText('Nothing waits')).toBeVisible();
  expect(await stored(server.url, farm, 'Hotel guest')).toHaveLength(1);
});

test('a session that ended while offline: the record stays, and goes after signing in again', async ({
  tablet,
  farm,
  server,
}) => {
  const page = await atForm(tablet, farm);
  await readyForOffline(page);
  await tablet.cutNetwork();
  await fill(page, 'Session over');
  await expect(page.getByText('Offline: 1 record waits')).toBeVisible();
  const { token } = await login(server.url, usernameOf(farm));
  expect((await call(server.url, token, 'POST', '/auth/logout', { everywhere: true })).status).toBe(204);
  await tablet.restoreNetwork();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  expect(await stored(server.url, farm, 'Session over')).toEqual([]);
  await signInHere(page, usernameOf(farm));
  await expect.poll(() => stored(server.url, farm, 'Session over')).toHaveLength(1);
  await page.goto('/sync');
  await expect(page.getByText('Nothing waits')).toBeVisible();
});

test('a session that only this record finds ended says to sign in again', async ({ page, farm, server, signIn }) => {
  await signIn(page, usernameOf(farm), newPath(farm));
  const refuse = { status: 401, json: { errors: [{ status: '401', code: 'auth.token-stale', detail: 'Expired.' }] } };
  await page.route(SUBMISSION, (route) => route.fulfill(refuse));
  await page.route('**/auth/refresh-token', (route) => route.fulfill(refuse));
  await fill(page, 'Token stale');
  await page.getByRole('link', { name: 'See what is waiting' }).click();
  await expect(waitingList(page)).toContainText('Sign in again, then it is sent.');
  expect(await stored(server.url, farm, 'Token stale')).toEqual([]);
  await expect(waitingList(page).getByRole('row')).toHaveCount(2);
});

test('a device without room says so and keeps the form open; with room it goes', async ({
  page,
  farm,
  server,
  signIn,
}) => {
  await signIn(page, usernameOf(farm), newPath(farm));
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(server.url);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await fill(page, 'No room', { photo: true });
  await expect(page.getByText('This browser has no room left to keep the record.', { exact: false })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name of the farmer' })).toHaveValue('No room');
  expect(await stored(server.url, farm, 'No room')).toEqual([]);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('The record was sent and stored.').first()).toBeVisible();
  expect(await stored(server.url, farm, 'No room')).toHaveLength(1);
});

test('two tabs never send the same record twice', async ({ tablet, farm, server }) => {
  const page = await atForm(tablet, farm);
  await readyForOffline(page);
  const other = await tablet.browser.newPage();
  await other.goto('/sync');
  await tablet.cutNetwork();
  await fill(page, 'Two tabs');
  await expect(other.getByText('Offline: 1 record waits')).toBeVisible();
  const posts = answered(tablet.browser, '/submission');
  await tablet.restoreNetwork();
  await expect(other.getByText('Nothing waits')).toBeVisible();
  await expect.poll(() => posts).toHaveLength(1);
  expect(await stored(server.url, farm, 'Two tabs')).toHaveLength(1);
});
