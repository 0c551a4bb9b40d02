import { phoneInBengali, settle } from '../support/looks.ts';
import { expect, test } from '../support/test.ts';

test('in Bengali, on a phone and from right to left, its pages fit', async ({ page, signIn }) => {
  await phoneInBengali(page, { rtl: true });
  await signIn(page, 'fao.admin');
  for (const last of ['targets', 'indicator-settings', 'data-collection', 'data-upload', 'indicator-profile']) {
    await settle(page, `/projects/61/profile/logframe/136/${last}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), last).toBeLessThanOrEqual(360);
  }
  // Numbers are read in one's own digits.
  await expect(page.getByRole('main')).toContainText('২০২৫');
});
