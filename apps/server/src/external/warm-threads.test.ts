import { expect, it } from 'vitest';
import { WarmThreads } from './warm-threads.ts';

/** Answers with its own number and how many tasks it has had; each task is what it is to do. */
const CODE = `
  import { parentPort, threadId } from 'node:worker_threads';
  let tasks = 0;
  parentPort.on('message', (task) => {
    tasks++;
    if (task === 'fail') throw new Error('broken');
    if (task === 'never') return parentPort.postMessage({ note: 'begun' });
    if (task === 'count') for (let note = 1; note <= 3; note++) parentPort.postMessage({ note });
    if (task === 'late') setTimeout(() => { throw new Error('too late to matter'); });
    parentPort.postMessage({ thread: threadId, tasks });
  });`;
const address = new URL(`data:text/javascript,${encodeURIComponent(CODE)}`);

interface Answer {
  thread: number;
  tasks: number;
}
interface Note {
  note: unknown;
}
const isNote = (message: unknown): message is Note => typeof message === 'object' && !!message && 'note' in message;
const PATIENT = { timeout: 60_000 };
const threads = (idleMs: number | null = null) =>
  new WarmThreads<string, Answer, Note>(address, { isNote, timeLimitMs: null, idleMs });

it('gives the next task to the thread that did the last one, and two tasks at once to two', async () => {
  const some = threads();
  const first = await some.run('work');
  expect(await some.run('work')).toEqual({ thread: first.thread, tasks: 2 });
  const [a, b] = await Promise.all([some.run('work'), some.run('work')]);
  expect(a.thread).not.toBe(b.thread);
});

it('tells how far the work is before it answers', async () => {
  const notes: unknown[] = [];
  await threads().run('count', { note: ({ note }) => notes.push(note) });
  expect(notes).toEqual([1, 2, 3]);
});

it('does not use a thread again that failed', async () => {
  const some = threads();
  const { thread } = await some.run('work');
  await expect(some.run('fail')).rejects.toThrow('broken');
  const next = await some.run('work');
  expect(next.thread).not.toBe(thread);
  expect(next.tasks).toBe(1);
});

it('outlives a thread that fails after its answer', async () => {
  const some = threads();
  const { thread } = await some.run('late');
  await expect.poll(async () => (await some.run('work').catch(() => ({ thread }))).thread, PATIENT).not.toBe(thread);
});

it('ends work that is called off, with the reason that was given, also before it began', async () => {
  const some = threads();
  const stop = new AbortController();
  const asked = some.run('never', { signal: stop.signal, note: () => stop.abort(new Error('changed my mind')) });
  await expect(asked).rejects.toThrow('changed my mind');
  await expect(some.run('work', { signal: stop.signal })).rejects.toThrow('changed my mind');
  expect((await some.run('work')).tasks).toBe(1);
});

it('gives back the memory of a thread that nobody needs for a while', async () => {
  const some = threads(1);
  const { thread } = await some.run('work');
  // never one that is being ended: it would take the work with it
  await expect.poll(async () => (await some.run('work')).thread, PATIENT).not.toBe(thread);
});
