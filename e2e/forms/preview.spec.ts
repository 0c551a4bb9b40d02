import { farmForm } from '../collection/farm-form.ts';
import { everyLook } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';
import { upload } from './made.ts';

test('a form of the library can be tried out before anybody fills it; nothing is sent', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  test.slow();
  const xform = await upload(server.url, farmForm());
  const path = `/forms/${encodeURIComponent(xform.idString)}`;
  await signIn(page, 'fao.admin', `${path}?tab=versions`);
  await page.getByRole('link', { name: 'Preview' }).first().click();
  await expect(page).toHaveURL(/preview\?version=1$/);
  await expect(page.getByText('This is a preview of version 1.', { exact: false })).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const check = page.getByRole('button', { name: 'Check answers' });
  await check.click();
  await expect(page.getByText('Please answer this question.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the farmer' }).fill('Nobody');
  await check.click();
  await expect(page.getByText('This is a preview: nothing was sent.', { exact: false })).toBeVisible();
  expect(sent.filter((url) => url.includes('/submission'))).toEqual([]);
  await everyLook(page, axe);
  await page.goto(path);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Preview' }).click();
  await expect(page).toHaveURL(/\/preview$/);
  await expect(page.getByRole('textbox', { name: 'Name of the farmer' })).toHaveValue('');
});
