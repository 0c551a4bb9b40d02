import { expect, it } from 'vitest';
import { NewsEvents } from '~/features/dashboard/live/news-events.ts';

it('reads events however they are cut, and nothing of signs of life', () => {
  const events = new NewsEvents();
  expect(events.read('retry: 3000\n\n:\n\n')).toEqual([]);
  expect(events.read('event: figures\nda')).toEqual([]);
  expect(events.read('ta: [1,61]\n\nevent: other\ndata: [2]\n\nevent: figures\ndata: [2]\n\n')).toEqual([[1, 61], [2]]);
});
