import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { login, PASSWORD } from '../../scripts/testing/api.ts';
import { expect, test } from '../support/test.ts';
import { newCollection } from './made.ts';

const SCALE = 4;

/** What a camera would read: the code's dark squares as a picture. */
async function scan(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: /^QR code with the settings for/ });
  const size = Number((await code.getAttribute('viewBox'))?.split(' ')[2]);
  const width = size * SCALE;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  const path = (await code.locator('path').getAttribute('d')) ?? '';
  for (const [, x = '', y = '', run = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let py = Number(y) * SCALE; py < (Number(y) + 1) * SCALE; py++)
      for (let px = Number(x) * SCALE; px < (Number(x) + Number(run)) * SCALE; px++)
        pixels.set([0, 0, 0], (py * width + px) * 4);
  const found = jsQR(pixels, width, width);
  expect(found).not.toBeNull();
  return found?.data ?? '';
}

test('a phone gets its settings by a QR code, fetches forms with them, and no longer once it is removed', async ({
  page,
  server,
}) => {
  const form = await newCollection(server.url, 1);
  const person = form.people[0];
  if (!person) throw new Error('nobody');
  const pair = await login(server.url, person.username, PASSWORD);
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate((value) => localStorage.setItem('msurvey.tokens', value), JSON.stringify(pair));
  await page.goto(`${server.url}/`);
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'My phones' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My phones' })).toBeVisible();
  await expect(page.getByText('Add a phone to collect data')).toBeVisible();

  await page.getByRole('button', { name: 'Add phone' }).first().click();
  const adding = page.getByRole('dialog', { name: 'Add phone' });
  await adding.getByRole('button', { name: 'Make key' }).click();
  await expect(adding.getByText('Name of the phone is required')).toBeVisible();
  await adding.getByLabel('Name of the phone').fill('Blue Samsung');
  await adding.getByRole('button', { name: 'Make key' }).click();
  const ready = page.getByRole('dialog', { name: 'Set up Blue Samsung' });
  await expect(ready.getByRole('listitem')).toHaveCount(5);

  const settings = JSON.parse(inflateSync(Buffer.from(await scan(page), 'base64')).toString()) as {
    general: { server_url: string };
  };
  const address = settings.general.server_url;
  await expect(ready.getByLabel('Server address')).toHaveValue(address);
  const formList = () => fetch(`${address}/formList`, { headers: { 'x-openrosa-version': '1.0' } });
  const listed = await formList();
  expect(listed.status).toBe(200);
  expect(await listed.text()).toContain(form.title);
  await ready.getByRole('button', { name: 'Done' }).click();
  await expect(ready).toHaveCount(0);

  // the key was shown once
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: 'Blue Samsung' });
  await expect(row).not.toContainText('Not used yet');
  await expect(page.getByText(address)).toHaveCount(0);
  await row.getByRole('button', { name: 'Remove phone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove phone' }).click();
  await expect(page.getByText('Phone removed')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await formList()).status).toBe(401);
});
