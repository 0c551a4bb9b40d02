import { allFit, phoneInBengali } from '../support/looks.ts';
import { takenOut } from '../support/taken-out.ts';
import { expect, test } from '../support/test.ts';
import { reportTab } from './made.ts';

test('the results report is taken out on paper, with the columns that are chosen', async ({
  page,
  server,
  signIn,
  axe,
}) => {
  await signIn(page, 'fao.admin', reportTab(61));
  await page.getByRole('button', { name: 'Print / PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'Results report on paper' });
  await dialog.getByRole('checkbox', { name: 'Mid-term' }).uncheck();
  await axe(page);
  const sent = page.waitForRequest((request) => request.url().endsWith('/report/pdf'));
  const file = await takenOut(page, server.url, 'Results report on paper', '/report/pdf');
  expect((await sent).postDataJSON().columns).not.toContain('midTerm');
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

test('in Bengali, on a phone and from right to left, the report fits', async ({ page, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'me.officer');
  await allFit(page, [reportTab(61)]);
});
