import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { call, PASSWORD } from '../../scripts/testing/api.ts';
import { TEST_BROWSER_ARGUMENTS } from '../support/browser-arguments.ts';
import { test as base } from '../support/test.ts';
import { tokenFor } from '../support/token.ts';
import { formPage, type MadeCollection, PICTURE } from './made.ts';

/** A browser with a profile of its own on the disk: it can be closed and started again, as a tablet is. */
export class Tablet {
  private readonly profile = mkdtempSync(join(tmpdir(), 'msurvey-tablet-'));
  private context: BrowserContext | undefined;

  constructor(private readonly url: string) {}

  async start({ offline = false } = {}): Promise<Page> {
    this.context = await chromium.launchPersistentContext(this.profile, {
      executablePath: await findBrowser(),
      args: TEST_BROWSER_ARGUMENTS,
      baseURL: this.url,
      locale: 'en-GB',
      timezoneId: 'Asia/Dhaka',
      geolocation: { latitude: 23.7, longitude: 90.4, accuracy: 4 },
      permissions: ['geolocation'],
      serviceWorkers: 'allow',
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 900 },
      offline,
    });
    return this.context.pages()[0] ?? this.context.newPage();
  }

  get browser(): BrowserContext {
    if (!this.context) throw new Error('the tablet is off');
    return this.context;
  }

  async cutNetwork(): Promise<void> {
    await this.browser.setOffline(true);
  }

  async restoreNetwork(): Promise<void> {
    await this.browser.setOffline(false);
  }

  async close(): Promise<void> {
    await this.context?.close();
    this.context = undefined;
  }

  async dispose(): Promise<void> {
    await this.close();
    rmSync(this.profile, { recursive: true, force: true });
  }
}

export const test = base.extend<{ tablet: Tablet }>({
  tablet: async ({ server }, use) => {
    const tablet = new Tablet(server.url);
    await use(tablet);
    await tablet.dispose();
  },
});

export const newPath = (farm: MadeCollection): string => formPage(farm, '/new-submission');

/** By the form of the sign-in page, remembered on this device. */
export async function signInHere(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'User name or e-mail' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

/** The worker stands, and everything it keeps is kept. */
export const readyForOffline = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** The calls that an address answers from now on; one that went before the network was back reaches nobody. */
export function answered(browser: BrowserContext, path: string): string[] {
  const calls: string[] = [];
  browser.on('response', (one) => {
    if (one.request().method() === 'POST' && new URL(one.url()).pathname.endsWith(path)) calls.push(one.url());
  });
  return calls;
}

interface Filled {
  photo?: boolean;
  place?: boolean;
  plots?: number;
}

/** The farm form, as a person fills it in; ends with what the page says about it. */
export async function fill(page: Page, farmer: string, { photo, place, plots = 0 }: Filled = {}): Promise<void> {
  await page.getByRole('textbox', { name: 'Name of the farmer' }).fill(farmer);
  if (place) await page.getByRole('button', { name: 'Find my place by GPS' }).click();
  if (photo) {
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Take or choose a photo' }).click();
    await (await chosen).setFiles({ name: 'field.png', mimeType: 'image/png', buffer: PICTURE });
    await expect(page.getByRole('img', { name: 'The chosen file' })).toBeVisible();
  }
  const areas = page.getByRole('textbox', { name: 'Area in decimals' });
  for (let n = 0; n < plots; n++) {
    if ((await areas.count()) <= n) await page.getByRole('button', { name: /^Add/ }).click();
    await areas.nth(n).fill(String(10 + n));
  }
  await page.getByRole('button', { name: 'Send' }).click();
}

export interface StoredRecord {
  instanceId: string;
  revision: number;
  missingFiles: number;
  position: { latitude: number } | null;
  /** As lists give them: of a repeat, how many items it has. */
  answers: { farmer?: string; plots?: number; photo?: string };
}

/** What the server has of this form from one farmer, as its office reads it. */
export async function stored(url: string, farm: MadeCollection, farmer: string): Promise<StoredRecord[]> {
  const token = await tokenFor(url, 'superadmin');
  const path = '/project/form/data/list';
  const { status, body } = await call<{ data: StoredRecord[] }>(url, token, 'POST', path, {
    formId: farm.formId,
    pageSize: 100,
    columns: ['farmer', 'plots', 'photo'],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.filter(({ answers }) => answers.farmer === farmer);
}
