import { takenOut } from '../support/taken-out.ts';
import { expect, test } from '../support/test.ts';
import { dashboard } from './made.ts';

test('what the dashboard shows is printed as a report, with the filters that are chosen', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  await signIn(page, 'fao.admin', dashboard('&dash.project=1'));
  await page.getByRole('button', { name: 'Print / PDF' }).click();
  await expect(page.getByRole('dialog', { name: 'Print / PDF' })).toBeVisible();
  await axe(page);
  const file = await takenOut(page, server.url, 'Print / PDF', '/dashboard/pdf');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});
