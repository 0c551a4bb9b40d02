/**
 * What becomes of a record after a try to send it: pure, so that every answer of a server can be tested. A record leaves
 * the queue only with `acknowledged`.
 */
import type { Entry, Trouble } from '~/features/collection/offline/queue/types.ts';

export type Reply =
  | { kind: 'acknowledged' }
  /** No answer at all, or one from something between us and the server. */
  | { kind: 'out-of-reach' }
  | { kind: 'refused'; status: number; code?: string; detail: string; retryAfterMs?: number };

const MINUTE = 60_000;
const FIRST_WAIT = MINUTE / 2;
const LONGEST_WAIT = 60 * MINUTE;
/** So that the tablets of an office do not all come back in the same second. */
const SPREAD = 0.2;

export function waitAfter(attempts: number, chance: number = Math.random()): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, attempts - 1));
  return Math.round(wait * (1 + SPREAD * (chance - 0.5)));
}

/** The newest revision is another than the one that was edited: the owner must look. */
const STALE = new Set(['submission.stale', 'record.conflict']);
const isPassing = (status: number): boolean => status === 408 || status === 425 || status === 429 || status >= 500;

type Change = Pick<Entry, 'state' | 'attempts' | 'nextTry'> & { problem: Trouble };

export function afterFailure(
  { attempts }: Pick<Entry, 'attempts'>,
  reply: Exclude<Reply, { kind: 'acknowledged' }>,
  now: number,
  chance?: number,
): Change {
  const tried = attempts + 1;
  const later = now + waitAfter(tried, chance);
  if (reply.kind === 'out-of-reach')
    return { state: 'waiting', attempts: tried, nextTry: later, problem: { status: null, detail: '' } };
  const { status, code, detail, retryAfterMs = 0 } = reply;
  const problem: Trouble = { status, detail, ...(code ? { code } : {}) };
  if (status === 409 && STALE.has(code ?? '')) return { state: 'conflict', attempts: tried, nextTry: null, problem };
  // signing in again sends it at once; until then it is tried now and then, for the session of another tab
  if (status === 401) return { state: 'failed', attempts: tried, nextTry: later, problem };
  const nextTry = isPassing(status) ? Math.max(later, now + Math.min(retryAfterMs, LONGEST_WAIT)) : null;
  return { state: 'failed', attempts: tried, nextTry, problem };
}

/** Whatever comes after it would fare the same. */
export const concernsAll = (reply: Reply): boolean =>
  reply.kind === 'out-of-reach' || (reply.kind === 'refused' && [401, 429, 502, 503, 504].includes(reply.status));

/** Network or session came back: what failed for want of them need not wait for its time. */
const FOR_WANT_OF_ACCESS = new Set<number | null | undefined>([undefined, null, 401]);

export const HOLD_MS = 2 * MINUTE;

export function isDue(
  entry: Pick<Entry, 'state' | 'nextTry' | 'problem' | 'heldUntil'>,
  now: number,
  isBack: boolean,
): boolean {
  if (entry.state === 'conflict' || entry.nextTry === null || (entry.heldUntil ?? 0) > now) return false;
  return entry.nextTry <= now || (isBack && FOR_WANT_OF_ACCESS.has(entry.problem?.status));
}

/** Seconds or a date, as HTTP allows. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? ms : undefined;
}

/**
 * Only the server's own words count: the sign-in page of a hotel's network answers everything with 200, too.
 */
export function isAcknowledgement(status: number, body: unknown): boolean {
  const data = (body as { data?: { submissionId?: unknown; revision?: unknown } } | undefined)?.data;
  return status >= 200 && status < 300 && typeof data?.submissionId === 'number' && typeof data.revision === 'number';
}
