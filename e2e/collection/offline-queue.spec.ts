import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Person } from '../session/people.ts';
import { everyLook } from '../support/looks.ts';
import { expect } from '../support/test.ts';
import { fill, newPath, readyForOffline, signInHere, stored, test, type Tablet } from './field-worker.ts';
import type { MadeCollection } from './made.ts';

const personOf = ({ people }: MadeCollection, n = 0): string => (people[n] as Person).username;
const waitingList = (page: Page) => page.getByRole('table', { name: 'Waiting records' });
const keptForms = (page: Page) => page.getByRole('table', { name: 'Forms that open without network' });

/** One record waits, and there is no network. */
async function withOneWaiting(tablet: Tablet, farm: MadeCollection, farmer: string): Promise<Page> {
  const page = await tablet.start();
  await signInHere(page, personOf(farm));
  await page.goto(newPath(farm));
  await page.getByRole('textbox', { name: 'Name of the farmer' }).waitFor();
  await readyForOffline(page);
  await tablet.cutNetwork();
  await fill(page, farmer, { photo: true });
  await page.getByRole('link', { name: 'See what is waiting' }).click();
  await expect(waitingList(page).getByRole('row')).toHaveCount(2);
  return page;
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

test('signing out warns of what waits, takes the kept forms along, and leaves the queue to its owner', async ({
  tablet,
  farm,
  server,
}) => {
  const page = await withOneWaiting(tablet, farm, 'Belongs to one');
  await expect(keptForms(page).getByRole('row')).toHaveCount(2);
  await signOut(page);
  await expect(page.getByRole('alertdialog')).toContainText('1 record has not been sent');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await tablet.restoreNetwork();

  await signInHere(page, personOf(farm, 1));
  await page.goto('/sync');
  await expect(page.getByText('1 record of another user waits on this device.', { exact: false })).toBeVisible();
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await expect(page.getByText('No forms yet')).toBeVisible();
  expect(await stored(server.url, farm, 'Belongs to one')).toEqual([]);
  await signOut(page);

  await signInHere(page, personOf(farm));
  await expect.poll(() => stored(server.url, farm, 'Belongs to one')).toHaveLength(1);
});

test('what waits can be exported, discarded, and brought back from the file', async ({ tablet, farm, server }) => {
  const page = await withOneWaiting(tablet, farm, 'Saved in a file');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menuitem', { name: 'Export all as a file' }).click();
  const file = await (await download).path();
  const bytes = readFileSync(file);
  expect(bytes.toString('latin1')).toMatch(/forms\/.+\/instances\/uuid[\w-]+\/submission\.xml/);

  await waitingList(page).getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Once discarded, it cannot be brought back.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await tablet.restoreNetwork();
  expect(await stored(server.url, farm, 'Saved in a file')).toEqual([]);

  const chooser = page.getByLabel('Import a file of records');
  await chooser.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: Buffer.from('not a zip at all') });
  await expect(page.getByText('This is not a file of exported records, or it is damaged.')).toBeVisible();
  await chooser.setInputFiles({ name: 'records.zip', mimeType: 'application/zip', buffer: bytes });
  await expect(page.getByText('1 record added')).toBeVisible();
  await expect.poll(() => stored(server.url, farm, 'Saved in a file')).toMatchObject([{ missingFiles: 0 }]);
});

test('what waits can be opened again and corrected before it goes', async ({ tablet, farm, server }) => {
  const page = await withOneWaiting(tablet, farm, 'Mistyped');
  await waitingList(page).getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('textbox', { name: 'Name of the farmer' })).toHaveValue('Mistyped');
  await fill(page, 'Typed well');
  await expect(page.getByText('Offline: 1 record waits')).toBeVisible();
  await tablet.restoreNetwork();
  await expect.poll(() => stored(server.url, farm, 'Typed well')).toMatchObject([{ missingFiles: 0 }]);
  expect(await stored(server.url, farm, 'Mistyped')).toEqual([]);
});

test('the screen of what waits is accessible in every look, empty and full', async ({ tablet, farm, axe }) => {
  test.slow();
  const page = await withOneWaiting(tablet, farm, 'Looked at');
  await everyLook(page, axe);
  await page.setViewportSize({ width: 1280, height: 900 });
  await waitingList(page).getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing waits')).toBeVisible();
  await everyLook(page, axe);
});
