import { describe, expect, it } from 'vitest';
import { ApiError } from '~/lib/api-error.ts';
import { AGAIN, fetchAgain } from '~/features/tasks/fetch-again.ts';

/** A clock that is moved by waiting alone. */
function clock() {
  let at = 0;
  const waited: number[] = [];
  return {
    waited,
    now: () => at,
    wait: async (ms: number) => {
      at += ms;
      waited.push(ms);
    },
  };
}
const missing = (status: number) => new ApiError(status, [{ code: 'record.not-found', detail: 'not there' }]);

describe('a file that is fetched by uuid', () => {
  it('is asked for again, 5 seconds apart, while it is not there', async () => {
    const time = clock();
    const answers = [missing(404), missing(400), 'file'];
    const fetch = async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    };
    expect(await fetchAgain(fetch, time)).toBe('file');
    expect(time.waited).toEqual([5000, 5000]);
  });

  it('is given up after ten more times', async () => {
    const time = clock();
    let asked = 0;
    const fetch = async () => {
      asked++;
      throw missing(404);
    };
    await expect(fetchAgain(fetch, time)).rejects.toThrow('not there');
    expect(asked).toBe(1 + AGAIN.times);
  });

  it('is not asked for again where the answer is another one', async () => {
    const time = clock();
    await expect(fetchAgain(() => Promise.reject(missing(403)), time)).rejects.toThrow('not there');
    expect(time.waited).toEqual([]);
  });

  it('is given up when five minutes are over, however slow each answer is', async () => {
    const time = clock();
    let asked = 0;
    const fetch = async () => {
      asked++;
      await time.wait(100_000);
      throw missing(404);
    };
    await expect(fetchAgain(fetch, time)).rejects.toThrow('not there');
    expect(asked).toBe(3);
  });
});
