import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** From the menu, whose button names the present one. */
async function speak(page: Page, present: string, next: string): Promise<void> {
  await page.getByRole('button', { name: present }).click();
  await page.getByRole('menuitemradio', { name: next }).click();
}

test('the language of the sign-in page is chosen, sent along, and kept', async ({ page, signIn }) => {
  await page.goto('/login');

  for (const [language, name, title, present] of [
    ['ro', 'Română', 'Autentificare', 'Language: English'],
    ['zh', '中文', '登录', 'Limba: Română'],
    ['bn', 'বাংলা', 'সাইন ইন', '语言：中文'],
  ] as const)
    await test.step(`the sign-in page speaks ${name}`, async () => {
      await speak(page, present, name);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });

  await test.step('the server answers in the reader’s language', async () => {
    const asked = page.waitForRequest('**/msurvey/api/auth/login');
    await page.locator('input[name=username]').fill('collector');
    await page.locator('input[name=password]').fill('wrong-one');
    await page.locator('button[type=submit]').click();
    expect((await asked).headers()['accept-language']).toBe('bn');
    await expect(page.getByRole('alert')).toBeVisible();
  });

  await test.step('the chosen language is kept, on the sign-in page and after', async () => {
    await speak(page, 'ভাষা: বাংলা', 'Français');
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
    await signIn(page, 'collector', '/feedback');
    await expect(page.getByText('Comment trouvez-vous mSurvey ?')).toBeVisible();
  });
});

test('the Bengali locale writes Bengali digits, whatever the language', async ({ page, signIn }) => {
  await page.addInitScript(() => localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn' })));
  await signIn(page, 'fao.admin');
  const card = page.getByRole('link', { name: /SACP-RAINS/ });
  await expect(card).toContainText(/[০-৯]+ members/);
  await expect(card).not.toContainText(/\d/);
});

test('from right to left nothing leaves the screen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('msurvey.settings', JSON.stringify({ rtl: true })));
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeInViewport();
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
});
