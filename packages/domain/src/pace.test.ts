import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paceOf } from './pace.ts';

const tenDays = { target: 100, done: 0, from: '2026-03-01', end: '2026-03-10' };

describe('pace of a target', () => {
  it('expects an even share by the end of today', () => {
    expect(paceOf({ ...tenDays, today: '2026-03-01' }).expected).toBe(10);
    expect(paceOf({ ...tenDays, today: '2026-03-05' }).expected).toBe(50);
    expect(paceOf({ ...tenDays, today: '2026-03-10' }).expected).toBe(100);
  });

  it('expects nothing before the target counts and all of it after the end', () => {
    expect(paceOf({ ...tenDays, today: '2026-02-20' }).expected).toBe(0);
    expect(paceOf({ ...tenDays, today: '2026-05-01' }).expected).toBe(100);
  });

  it('says how many a day are needed, today included', () => {
    expect(paceOf({ ...tenDays, done: 40, today: '2026-03-06' }).neededPerDay).toBe(12);
    expect(paceOf({ ...tenDays, done: 0, today: '2026-03-08' }).neededPerDay).toBe(33.4);
    expect(paceOf({ ...tenDays, today: '2026-02-01' }).neededPerDay).toBe(10);
  });

  it('needs nothing more once the target is reached', () => {
    expect(paceOf({ ...tenDays, done: 130, today: '2026-03-06' }).neededPerDay).toBe(0);
  });

  it('says nothing without a target, without an end, or after it', () => {
    const unknown = { expected: null, neededPerDay: null };
    expect(paceOf({ ...tenDays, target: null, today: '2026-03-05' })).toEqual(unknown);
    expect(paceOf({ ...tenDays, end: null, today: '2026-03-05' })).toEqual(unknown);
    expect(paceOf({ ...tenDays, today: '2026-03-11' }).neededPerDay).toBeNull();
    expect(paceOf({ ...tenDays, from: '2026-04-01', today: '2026-03-05' })).toEqual(unknown);
  });

  it('never falls as days go by and never exceeds the target', () => {
    const day = fc
      .integer({ min: 0, max: 400 })
      .map((n) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.nat(10_000), day, day, day, day, (target, a, b, c, d) => {
        const [from, end] = [a, b].sort() as [string, string];
        const [earlier, later] = [c, d].sort() as [string, string];
        const facts = { target, done: 0, from, end };
        const [first, second] = [earlier, later].map((today) => paceOf({ ...facts, today }).expected ?? 0);
        expect(first).toBeLessThanOrEqual(second as number);
        expect(second).toBeLessThanOrEqual(target);
      }),
    );
  });
});
