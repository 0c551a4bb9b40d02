import { expect, test } from '../support/test.ts';

test('the chosen language is kept, on the sign-in page and after', async ({ page, signIn }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await signIn(page, 'collector', '/feedback');
  await expect(page.getByText('Comment trouvez-vous mSurvey ?')).toBeVisible();
});

for (const [language, name, title] of [
  ['ro', 'Română', 'Autentificare'],
  ['zh', '中文', '登录'],
  ['bn', 'বাংলা', 'সাইন ইন'],
] as const) {
  test(`the sign-in page speaks ${name}`, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('the server answers in the reader’s language', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('msurvey.language', 'bn'));
  const asked = page.waitForRequest('**/msurvey/api/auth/login');
  await page.goto('/login');
  await page.locator('input[name=username]').fill('collector');
  await page.locator('input[name=password]').fill('wrong-one');
  await page.locator('button[type=submit]').click();
  expect((await asked).headers()['accept-language']).toBe('bn');
  await expect(page.getByRole('alert')).toBeVisible();
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
