import { NotForUs, readNews } from '~/features/dashboard/live/news-line.ts';

/** Of everything: something may have been missed. */
export type News = number[] | 'all';

/** Without a line everything is asked for again this often. */
const POLL_MS = 10_000;
const SOON_MS = 500;
const LATEST_MS = 30_000;

/** A while, or less: a network that comes back, or somebody who looks again, ends it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      window.removeEventListener('online', over);
      document.removeEventListener('visibilitychange', over);
      signal.removeEventListener('abort', over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    window.addEventListener('online', over);
    document.addEventListener('visibilitychange', over);
    signal.addEventListener('abort', over);
  });
}

/** One line until it ends, and what to do when it has begun. A line of another network may hang without ending. */
async function oneLine(signal: AbortSignal, opened: () => void, tell: (news: News) => void): Promise<void> {
  const moved = new AbortController();
  const move = () => moved.abort();
  window.addEventListener('online', move);
  try {
    await readNews(AbortSignal.any([signal, moved.signal]), { opened, heard: tell });
  } finally {
    window.removeEventListener('online', move);
  }
}

/** Keeps a line open until told to stop: it comes again whenever it breaks, and asks for everything until it is back. */
export async function keepLine(signal: AbortSignal, tell: (news: News) => void): Promise<void> {
  let isOpen = false;
  let failures = 0;
  const polling = setInterval(() => !isOpen && navigator.onLine && tell('all'), POLL_MS);
  const opened = () => {
    if (isOpen) return;
    isOpen = true;
    // What changed between two lines was told to nobody.
    if (failures > 0) tell('all');
    failures = 0;
  };
  try {
    while (!signal.aborted) {
      await oneLine(signal, opened, tell).catch((error: unknown) => {
        if (error instanceof NotForUs) throw error;
      });
      isOpen = false;
      failures++;
      const longest = Math.min(LATEST_MS, SOON_MS * 2 ** failures);
      await pause(longest * (0.5 + Math.random() / 2), signal);
    }
  } catch (error) {
    if (!(error instanceof NotForUs)) throw error;
  } finally {
    clearInterval(polling);
  }
}
