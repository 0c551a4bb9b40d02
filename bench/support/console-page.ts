import { chromium, type Page } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';
import { login } from '../../scripts/testing/api.ts';

/** As Lighthouse slows a desk's processor down to that of a phone. */
const SLOWER = 4;

export interface ConsolePage {
  page: Page;
  /** Bytes of scripts over the wire so far. */
  scripts(): number;
  slowDown(): Promise<void>;
}

/** The console in a fresh browser, in somebody's name. */
export async function inConsole<T>(
  executablePath: string,
  { url, username }: { url: string; username: string },
  use: (console: ConsolePage) => Promise<T>,
): Promise<T> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    // the loader of this script wraps named functions in it, also those that run in the page
    await page.addInitScript('globalThis.__name ??= (f) => f');
    const client = await page.context().newCDPSession(page);
    const addresses = new Map<string, string>();
    let bytes = 0;
    client.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.fromDiskCache && !response.fromPrefetchCache) addresses.set(requestId, response.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (addresses.get(requestId)?.endsWith('.js')) bytes += encodedDataLength;
    });
    await client.send('Network.enable');
    const pair = JSON.stringify(await login(url, username));
    await page.goto(`${url}/favicon.svg`);
    await page.evaluate((item) => localStorage.setItem('msurvey.tokens', item), pair);
    return await use({
      page,
      scripts: () => bytes,
      slowDown: async () => void (await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })),
    });
  } finally {
    await browser.close();
  }
}
