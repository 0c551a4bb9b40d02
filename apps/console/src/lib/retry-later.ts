const MOST_TRIES = 3;
/** Longer than this somebody should be told. */
const LONGEST_SECONDS = 5;

const pause = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/**
 * Asks again, quietly, when the server has too much of this person's to do at once and says when to come again. It has
 * done nothing with what it sent away, so that a write may be sent again too.
 */
export async function retryLater(ask: () => Promise<Response>, signal?: AbortSignal): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await ask();
    const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
    if (response.status !== 429 || tries > MOST_TRIES || !(seconds <= LONGEST_SECONDS)) return response;
    await pause(seconds * 1000, signal);
  }
}
