import { describe, expect, it } from 'vitest';
import { Batcher } from './batcher.ts';

const OPTIONS = { writers: 1, size: 3, limit: 5, weightLimit: 100, weigh: (item: number) => item };
const done = (value: number): PromiseSettledResult<number> => ({ status: 'fulfilled', value });

function held() {
  const batches: number[][] = [];
  const open: (() => void)[] = [];
  const batcher = new Batcher<number, number>(async (items) => {
    batches.push(items);
    await new Promise<void>((go) => open.push(go));
    return items.map(done);
  }, OPTIONS);
  const next = async () => {
    open.shift()?.();
    await new Promise((r) => setImmediate(r));
  };
  return { batcher, batches, next };
}

describe('natural batching', () => {
  it('sends the first at once, and what came meanwhile as soon as it has returned, in order', async () => {
    const { batcher, batches, next } = held();
    const all = [1, 2, 3, 4, 5].map((n) => batcher.add(n));
    expect(batches).toEqual([[1]]);
    await next();
    expect(batches).toEqual([[1], [2, 3, 4]]);
    await next();
    await next();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });

  it('sends the next while the one before it waits for its commit, and never more than may be under way', async () => {
    const batches: number[][] = [];
    const commits: (() => void)[] = [];
    const ends: (() => void)[] = [];
    const batcher = new Batcher<number, number>(
      async (items, committing) => {
        batches.push(items);
        commits.push(committing);
        await new Promise<void>((go) => ends.push(go));
        return items.map(done);
      },
      { ...OPTIONS, writers: 2 },
    );
    const all = [1, 2, 3].map((n) => batcher.add(n));
    expect(batches).toEqual([[1]]);
    commits[0]?.();
    commits[0]?.();
    expect(batches).toEqual([[1], [2, 3]]);
    all.push(batcher.add(4));
    commits[1]?.();
    expect(batches).toHaveLength(2);
    ends[0]?.();
    expect(await all[0]).toBe(1);
    expect(batches).toEqual([[1], [2, 3], [4]]);
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([1, 2, 3, 4]);
  });

  it('refuses more than may wait, by number and by weight, and takes again when there is room', async () => {
    const { batcher, next } = held();
    const first = batcher.add(1);
    const waiting = [1, 1, 1, 1, 1].map((n) => batcher.add(n));
    await expect(batcher.add(1)).rejects.toMatchObject({ name: 'QueueFull' });
    await next();
    await expect(batcher.add(99)).rejects.toMatchObject({ name: 'QueueFull' });
    await next();
    await next();
    expect(await Promise.all([first, ...waiting])).toHaveLength(6);
    const last = batcher.add(7);
    await next();
    expect(await last).toBe(7);
  });

  it('gives each its own answer, and goes on after a batch that failed', async () => {
    let calls = 0;
    const batcher = new Batcher<number, number>(async (items) => {
      if (calls++ === 0) throw new Error('down');
      return items.map((n) => (n === 2 ? { status: 'rejected', reason: new Error('bad') } : done(n)));
    }, OPTIONS);
    const all = await Promise.allSettled([batcher.add(1), batcher.add(2), batcher.add(3)]);
    expect(all.map((r) => (r.status === 'fulfilled' ? r.value : (r.reason as Error).message))).toEqual([
      'down',
      'bad',
      3,
    ]);
  });
});
