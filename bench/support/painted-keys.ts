import type { Page } from 'playwright';

declare global {
  interface Window {
    /** Milliseconds from each thing done to the frame that shows it. */
    painted: number[];
  }
}

/** Notes in the page when what was done was painted: the first task after the next frame. */
export const notePainted = (events: readonly string[]): void => {
  window.painted = [];
  for (const type of events)
    addEventListener(
      type,
      (event) => {
        const since = event.timeStamp;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.painted.push(performance.now() - since);
          channel.port2.postMessage(null);
        });
      },
      true,
    );
};

/** Presses keys of the page one by one, each when what the one before did can be seen, and says what it took. */
export async function keysOf(page: Page): Promise<(key: string) => Promise<number>> {
  await page.evaluate(notePainted, ['keydown']);
  return async (key) => {
    const before = await page.evaluate(() => window.painted.length);
    await page.keyboard.press(key);
    await page.waitForFunction((n) => window.painted.length > n, before);
    return page.evaluate(() => window.painted.at(-1) ?? 0);
  };
}
