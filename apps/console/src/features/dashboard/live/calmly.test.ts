// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { calmly } from '~/features/dashboard/live/calmly.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('does once what is wanted many times, soon, and again only after a while', async () => {
  let done = 0;
  const { want, stop } = calmly(async () => void done++);
  for (let i = 0; i < 20; i++) want();
  await vi.advanceTimersByTimeAsync(1500);
  expect(done).toBe(1);
  want();
  await vi.advanceTimersByTimeAsync(1400);
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(3100);
  expect(done).toBe(2);
  stop();
});

it('waits for somebody to look', async () => {
  let done = 0;
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { want, stop } = calmly(async () => void done++);
  want();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toBe(0);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(done).toBe(1);
  stop();
  want();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(done).toBe(1);
});
