import { expect, type Page, type Request } from '@playwright/test';

const PHONE_WIDTH = 360;
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: PHONE_WIDTH },
] as const;

/** The page as it is now, light on a desk and dark on a phone: no violations, and never wider than the screen. */
export async function everyLook(page: Page, axe: (page: Page) => Promise<void>): Promise<void> {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await axe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(width);
  }
  const { colorScheme, width } = LOOKS[0];
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 800 });
}

/** As a link would: the console that runs on the page goes there, without loading everything anew. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** The sign-in page is there before its console, which starts at the first sign of its reader. */
async function started(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

const QUIET_MS = 150;

/** Opens a screen, in the console that runs on the page if one does, and waits until it has everything it asks for. */
export async function settle(page: Page, path: string): Promise<void> {
  const pending = new Set<Request>();
  let last = performance.now();
  // news come over a line that stays open
  const began = (request: Request) => void (request.url().endsWith('/api/live') || pending.add(request));
  const ended = (request: Request) => {
    pending.delete(request);
    last = performance.now();
  };
  page.on('request', began).on('requestfinished', ended).on('requestfailed', ended);
  if (page.url() === 'about:blank') await page.goto(path);
  else {
    await started(page);
    await follow(page, path);
    // Quiet from now on: it takes the new screen a moment to ask for anything.
    last = performance.now();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    expect(pending.size).toBe(0);
    expect(performance.now() - last).toBeGreaterThan(QUIET_MS);
    await expect(page.locator('.MuiSkeleton-root, .MuiCircularProgress-root, [aria-busy=true]')).toHaveCount(0);
  }).toPass({ intervals: [QUIET_MS, 50] });
  page.off('request', began).off('requestfinished', ended).off('requestfailed', ended);
}

/** Bengali on a phone, where wanted from right to left: from the next page that is loaded. */
export async function phoneInBengali(page: Page, settings: { rtl?: boolean } = {}): Promise<void> {
  await page.setViewportSize({ width: PHONE_WIDTH, height: 740 });
  await page.addInitScript((more) => {
    localStorage.setItem('msurvey.language', 'bn');
    localStorage.setItem('msurvey.settings', JSON.stringify({ locale: 'bn', ...more }));
  }, settings);
}

/** Every screen is no wider than the phone. */
export async function allFit(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await settle(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE_WIDTH);
  }
}
