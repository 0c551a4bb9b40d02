import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../scripts/browser.mjs';
import { percentile } from './percentile.ts';

const RUNS = 5;
/** As Lighthouse slows a desk's processor down to that of a phone. */
const SLOWER = 4;

/**
 * Lighthouse never touches a page, so it does not see the console start. Here somebody does: milliseconds from the first
 * key to the console's own form, on a processor as slow as a phone's, with the scripts fetched ahead.
 */
export async function wakingTime(executablePath: string, url: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i++) times.push(await once(executablePath, url));
  return percentile(times, 0.5);
}

async function once(executablePath: string, url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_ARGUMENTS });
  try {
    const page = await browser.newPage();
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(url, { waitUntil: 'networkidle' });
    const woken = page.evaluate(
      () =>
        new Promise<number>((done) => {
          const began = performance.now();
          new MutationObserver(() => {
            if (!document.getElementById('first')) done(performance.now() - began);
          }).observe(document.body, { childList: true });
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
        }),
    );
    return await woken;
  } finally {
    await browser.close();
  }
}
