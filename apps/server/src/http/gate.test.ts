import { describe, expect, it } from 'vitest';
import { Gate } from './gate.ts';
import { Refusal } from '../problem/problem.ts';

const LIMITS = { atOnce: 3, ofOnePerson: 2, spare: 0, waiting: 5, waitMs: 60_000 };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test says so; `begun` has whose began, in order. */
function works(gate: Gate) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (userId: number, name = `${userId}`, gone?: AbortSignal) =>
    gate.run(
      userId,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.push(() => resolve(name));
        }),
      gone,
    );
  const endFirst = async () => {
    ends.shift()?.();
    await settled();
  };
  return { begun, ask, endFirst };
}

describe('the gate', () => {
  it('works on a few requests of one person at a time, in the order they came', async () => {
    const { begun, ask, endFirst } = works(new Gate(LIMITS));
    const all = ['a', 'b', 'c', 'd'].map((name) => ask(1, name));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    await endFirst();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (let i = 0; i < 3; i++) await endFirst();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('lets somebody who asks for one thing in before those who keep it busy', async () => {
    let now = 0;
    const { begun, ask, endFirst } = works(new Gate(LIMITS, () => now));
    for (const person of [1, 1, 1, 2, 2, 2]) void ask(person);
    await settled();
    expect(begun).toEqual(['1', '1', '2']);
    now = 1000;
    await endFirst();
    void ask(3);
    now = 1500;
    await endFirst();
    expect(begun.at(-1)).toBe('3');
  });

  it('keeps room for people of whom nothing is worked on, and only for them', async () => {
    const { begun, ask } = works(new Gate({ ...LIMITS, spare: 1 }));
    for (const person of [1, 1, 2, 2]) void ask(person);
    await settled();
    expect(begun).toEqual(['1', '1', '2']);
    void ask(3);
    await settled();
    expect(begun.at(-1)).toBe('3');
    void ask(4);
    await settled();
    expect(begun).toHaveLength(4);
  });

  it('lets nobody wait without end: too many are sent away at once, and who is gone leaves the queue', async () => {
    const { begun, ask, endFirst } = works(new Gate(LIMITS));
    for (let i = 0; i < 6; i++) void ask(1);
    const leaving = new AbortController();
    const left = ask(1, 'left', leaving.signal);
    await expect(ask(1)).rejects.toMatchObject({
      problem: { code: 'request.too-many', headers: { 'retry-after': '2' } },
    });
    leaving.abort();
    await expect(left).rejects.toBeInstanceOf(Refusal);
    for (let i = 0; i < 6; i++) await endFirst();
    expect(begun).toHaveLength(6);
    expect(begun).not.toContain('left');
  });

  it('sends away who has waited long enough', async () => {
    const { ask } = works(new Gate({ ...LIMITS, waitMs: 5 }));
    for (let i = 0; i < 2; i++) void ask(1);
    await expect(ask(1)).rejects.toMatchObject({ problem: { code: 'request.too-many' } });
  });

  it('is free again after work that failed', async () => {
    const gate = new Gate({ ...LIMITS, atOnce: 1 });
    await expect(gate.run(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await gate.run(2, async () => 'yes')).toBe('yes');
  });
});
