import type { Page } from '@playwright/test';
import { expect, PASSWORD, test } from '../support/test.ts';
import { consoleStands } from './people.ts';

/** The scripts of the console answer only when `let go`; until then there is nothing but what the build has drawn. */
async function withoutConsole(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((open) => {
    letGo = open;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

test('the sign-in page is there before any script of the console', async ({ page, axe }) => {
  await withoutConsole(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByLabel('User name or e-mail')).toBeFocused();
  await expect(page).toHaveTitle('Sign in · mSurvey');
  await axe(page);
});

test('what is typed and sent before the console stands is not lost', async ({ page }) => {
  const letGo = await withoutConsole(page);
  await page.goto('/feedback', { waitUntil: 'commit' });
  await page.getByLabel('User name or e-mail').fill('collector');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel('Remember me').check();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('msurvey.tokens'))).not.toBeNull();
});

test('a button pressed before the console stands does its work when it does', async ({ page }) => {
  const letGo = await withoutConsole(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel(/^Password/).fill('seen');
  await page.getByRole('button', { name: 'Show password' }).click();
  letGo();
  await consoleStands(page);
  await expect(page.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await expect(page.getByLabel(/^Password/)).toHaveValue('seen');
});

test('a press that begins on the drawn page and ends on the console is one press', async ({ page }) => {
  const letGo = await withoutConsole(page);
  const asked: string[] = [];
  page.on('request', (one) => one.url().endsWith('/auth/login') && asked.push(one.url()));
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('User name or e-mail').fill('collector');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).hover();
  await page.mouse.down();
  letGo();
  await consoleStands(page);
  expect(asked).toEqual([]);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});

/** Every visible piece of the page: where it stands, what it says and how it looks. */
const pieces = (page: Page, root: string) =>
  page.locator(root).evaluate((top) =>
    [...top.querySelectorAll('h1, p, label, input, button, a, svg, aside, header, main')].flatMap((piece) => {
      const { x, y, width, height } = piece.getBoundingClientRect();
      if (width === 0 || height === 0) return [];
      const { color, backgroundColor, font } = getComputedStyle(piece);
      const text = piece.children.length === 0 ? piece.textContent : '';
      return [[piece.tagName, text, x, y, width, height, color, backgroundColor, font].join(' | ')];
    }),
  );

for (const width of [1280, 360])
  test(`the change from the drawn page to the console cannot be seen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await withoutConsole(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
      // the label of the field in focus is on its way
      await Promise.all(document.getAnimations().map((moving) => moving.finished.catch(() => undefined)));
    });
    const drawn = await pieces(page, '#first');
    expect(drawn.length).toBeGreaterThan(10);
    letGo();
    await page.keyboard.press('Shift');
    await consoleStands(page);
    await expect.poll(() => pieces(page, '#root')).toEqual(drawn);
  });

test('the page is drawn in the language chosen before', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'বাংলা' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'সাইন ইন' })).toBeVisible();
  await withoutConsole(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'সাইন ইন' })).toBeVisible();
});

test('who is signed in never sees the sign-in page on the way', async ({ page, signIn }) => {
  await signIn(page, 'collector', '/feedback');
  await expect(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  await withoutConsole(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('#first')).toBeAttached();
  await expect(page.locator('#first')).toBeHidden();
  await expect(page).toHaveURL(/\/feedback$/);
});
