import { everyLook, phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('the guides are one press from the menu under one’s name, each a link away', async ({ page, signIn, axe }) => {
  await signIn(page, 'me.officer', '/');
  await page.getByRole('button', { name: /^Account of|Mahbubur/ }).click();
  await page.getByRole('menuitem', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await page.getByRole('link', { name: 'M&E officer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guide for M&E officers' })).toBeVisible();

  const picture = page.getByRole('img', { name: 'The dashboard of the programme' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
  await everyLook(page, axe);

  await page.getByRole('link', { name: 'All guides' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Guides' })).toBeVisible();
  await settle(page, '/help/cook');
  await expect(page.getByText('There is no such guide')).toBeVisible();
});

test('on a phone in Bengali guides are in Bengali, and what is not says that it is in English', async ({
  page,
  signIn,
  axe,
}) => {
  await phoneInBengali(page);
  await signIn(page, 'collector', '/help');
  await page.getByRole('link', { name: 'তথ্য সংগ্রহকারী', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'তথ্য সংগ্রহকারীর নির্দেশিকা' })).toBeVisible();
  await axe(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await settle(page, '/help/accountant');
  await expect(page.getByText('এই নির্দেশিকাটি ইংরেজিতে।')).toBeVisible();
});
