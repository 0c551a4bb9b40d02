import { describe, expect, it } from 'vitest';
import {
  afterFailure,
  concernsAll,
  isAcknowledgement,
  isDue,
  type Reply,
  retryAfterMs,
  waitAfter,
} from '~/features/collection/offline/queue/rules.ts';

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const refused = (status: number, more: { code?: string; retryAfterMs?: number } = {}) =>
  ({ kind: 'refused', status, detail: 'No.', ...more }) as const;
const after = (reply: Exclude<Reply, { kind: 'acknowledged' }>, attempts = 0) =>
  afterFailure({ attempts }, reply, NOW, 0.5);

describe('a record that could not be sent', () => {
  it('waits when the server was not reached, and counts the try', () => {
    expect(after({ kind: 'out-of-reach' })).toEqual({
      state: 'waiting',
      attempts: 1,
      nextTry: NOW + MINUTE / 2,
      problem: { status: null, detail: '' },
    });
  });

  it.each([408, 429, 500, 502, 503, 504])('comes again by itself after %i', (status) => {
    const { state, nextTry, problem } = after(refused(status));
    expect({ state, nextTry, problem }).toEqual({
      state: 'failed',
      nextTry: NOW + MINUTE / 2,
      problem: { status, detail: 'No.' },
    });
  });

  it('waits as long as a busy server asks, but never longer than an hour', () => {
    expect(after(refused(503, { retryAfterMs: 5 * MINUTE })).nextTry).toBe(NOW + 5 * MINUTE);
    expect(after(refused(503, { retryAfterMs: 900 * MINUTE })).nextTry).toBe(NOW + 60 * MINUTE);
  });

  it.each([400, 403, 404, 413, 422])('waits for its owner after %i', (status) => {
    expect(after(refused(status))).toMatchObject({ state: 'failed', nextTry: null, problem: { status } });
  });

  it.each(['submission.stale', 'record.conflict'])('is a conflict after %s', (code) => {
    expect(after(refused(409, { code }))).toMatchObject({ state: 'conflict', nextTry: null, problem: { code } });
  });

  it('is no conflict when the form is closed, although the status is the same', () => {
    expect(after(refused(409, { code: 'submission.form-closed' }))).toMatchObject({ state: 'failed', nextTry: null });
  });
});

describe('the wait between two tries', () => {
  it('doubles from half a minute to an hour', () => {
    expect([1, 2, 3, 4, 8, 20].map((n) => waitAfter(n, 0.5) / MINUTE)).toEqual([0.5, 1, 2, 4, 60, 60]);
  });

  it('is spread by a tenth to either side', () => {
    expect([waitAfter(2, 0), waitAfter(2, 1)]).toEqual([0.9 * MINUTE, 1.1 * MINUTE]);
  });
});

describe('a waiting record is due', () => {
  const entry = (
    status: number | null | undefined,
    nextTry: number | null,
    state: 'waiting' | 'failed' = 'failed',
  ) => ({
    state,
    nextTry,
    ...(status === undefined ? {} : { problem: { status, detail: '' } }),
  });

  it('when its time has come', () => {
    expect(isDue(entry(500, NOW), NOW, false)).toBe(true);
    expect(isDue(entry(500, NOW + 1), NOW, false)).toBe(false);
  });

  it('at once when network or session are back, if it failed for want of them', () => {
    expect(isDue(entry(null, NOW + MINUTE, 'waiting'), NOW, true)).toBe(true);
    expect(isDue(entry(401, NOW + MINUTE), NOW, true)).toBe(true);
    expect(isDue(entry(503, NOW + MINUTE), NOW, true)).toBe(false);
  });

  it('never by itself when only its owner can help', () => {
    expect(isDue(entry(413, null), NOW, true)).toBe(false);
    expect(isDue({ state: 'conflict', nextTry: 0 }, NOW, true)).toBe(false);
  });

  it('not while somebody corrects it, and again when he has closed the tab', () => {
    const held = { state: 'waiting', nextTry: 0, heldUntil: NOW + MINUTE } as const;
    expect(isDue(held, NOW, true)).toBe(false);
    expect(isDue(held, NOW + MINUTE, false)).toBe(true);
  });

  it('when a closed tab left it in the middle of sending', () => {
    expect(isDue({ state: 'sending', nextTry: 0 }, NOW, false)).toBe(true);
  });
});

it.each([
  [{ kind: 'out-of-reach' }, true],
  [refused(401), true],
  [refused(503), true],
  [refused(500), false],
  [refused(413), false],
] as const)('%j ends a round: %s', (reply, ends) => {
  expect(concernsAll(reply)).toBe(ends);
});

describe('an acknowledgement', () => {
  it('names the record that was stored', () => {
    expect(isAcknowledgement(201, { data: { submissionId: 7, revision: 1 } })).toBe(true);
  });

  it.each([
    ['the page of a hotel’s network', 200, undefined],
    ['an empty answer', 204, undefined],
    ['another answer', 200, { data: {} }],
    ['a refusal that names a record', 409, { data: { submissionId: 7, revision: 1 } }],
  ])('is not %s', (_, status, body) => {
    expect(isAcknowledgement(status, body)).toBe(false);
  });
});

it('reads Retry-After in seconds and as a date, and nothing else', () => {
  expect(retryAfterMs('10', NOW)).toBe(10_000);
  expect(retryAfterMs(new Date(NOW + 5000).toUTCString(), NOW)).toBe(5000);
  expect([retryAfterMs(null, NOW), retryAfterMs('soon', NOW), retryAfterMs('0', NOW)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
