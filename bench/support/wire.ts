import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';

export interface Wire {
  script: number;
  style: number;
  font: number;
  all: number;
  requests: number;
}

/** What a browser with an empty cache receives for a page, headers included, until nothing more comes. */
export async function bytesOverTheWire(executablePath: string, url: string): Promise<Wire> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    const types = new Map<string, string>();
    const sizes = new Map<string, number>();
    client.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
    await client.send('Network.enable');
    await page.goto(url, { waitUntil: 'networkidle' });
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
