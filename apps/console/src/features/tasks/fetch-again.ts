import { ApiError } from '~/lib/api-error.ts';

/** As the documents say of a file that is fetched by uuid: it may not be there yet when it is asked for. */
export const AGAIN = { times: 10, afterMs: 5000, overallMs: 300_000 } as const;

const pause = (ms: number) => new Promise<void>((go) => setTimeout(go, ms));
const isNotThereYet = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 400);

interface Clock {
  wait(ms: number): Promise<void>;
  now(): number;
}

/** Asks again for what is not there yet; any other answer is the answer. */
export async function fetchAgain<Got>(
  fetch: () => Promise<Got>,
  { wait, now }: Clock = { wait: pause, now: Date.now },
): Promise<Got> {
  const end = now() + AGAIN.overallMs;
  for (let tried = 0; ; tried++)
    try {
      return await fetch();
    } catch (error) {
      if (!isNotThereYet(error) || tried >= AGAIN.times || now() + AGAIN.afterMs > end) throw error;
      await wait(AGAIN.afterMs);
    }
}
