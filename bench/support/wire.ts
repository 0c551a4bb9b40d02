import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';

export interface Wire {
  /** Scripts, whether they ran at once or were fetched ahead. */
  script: number;
  style: number;
  font: number;
  all: number;
  requests: number;
}

const SCRIPT = /\.js$/;

/**
 * What a browser with an empty cache receives for a page, headers included, until nothing more comes: also after the
 * first key, with which the console starts.
 */
export async function bytesOverTheWire(executablePath: string, url: string): Promise<Wire> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    const types = new Map<string, string>();
    const sizes = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) return;
      types.set(requestId, SCRIPT.test(response.url) ? 'Script' : type);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.has(requestId)) sizes.set(requestId, encodedDataLength);
    });
    await client.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => document.querySelector('#root form'));
    await page.waitForLoadState('networkidle');
    const sum = (type?: string) =>
      [...sizes].filter(([id]) => !type || types.get(id) === type).reduce((total, [, size]) => total + size, 0);
    return {
      script: sum('Script'),
      style: sum('Stylesheet'),
      font: sum('Font'),
      all: sum(),
      requests: sizes.size,
    };
  } finally {
    await browser.close();
  }
}
