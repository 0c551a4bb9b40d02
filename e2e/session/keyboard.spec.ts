import { expect, PASSWORD, test } from '../support/test.ts';

test('one signs in and opens a screen with the keyboard alone', async ({ page }) => {
  const press = (key: string) => page.keyboard.press(key);
  await page.goto('/login');
  await expect(page.getByLabel('User name or e-mail')).toBeFocused();
  await page.keyboard.type('fao.admin');
  await press('Tab');
  await page.keyboard.type(PASSWORD);
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await press('Tab');
  await expect(page.getByLabel('Remember me')).toBeFocused();
  await press('Space');
  await press('Shift+Tab');
  await press('Shift+Tab');
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /Tahmina/ })).toBeVisible();

  const wanted = page.getByRole('link', { name: 'Notifications', exact: true }).first();
  for (let step = 0; step < 60; step++) {
    if (await wanted.evaluate((link) => link === document.activeElement)) break;
    await press('Tab');
  }
  await expect(wanted).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page).toHaveURL(/\/notifications$/);
});

test('a rating is chosen with the arrow keys and sent with Enter', async ({ page, signIn }) => {
  await signIn(page, 'validator', '/feedback');
  await page.getByRole('radio', { name: 'Worst' }).focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Great' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('feedback has been submitted successfully')).toBeVisible();
});
