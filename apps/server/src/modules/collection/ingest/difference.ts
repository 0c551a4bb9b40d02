import type { Answers } from './answers.ts';

export interface ChangedAnswer {
  /** The question's path, without the root. */
  path: string;
  /** Which item of each repeat around it, outermost first, counted from 1. */
  items: number[];
  /** Null: there was none. */
  before: string | number | null;
  after: string | number | null;
}

const isSame = (a: unknown, b: unknown) => a === b;
const keysOf = (a: Answers, b: Answers): string[] => [...new Set([...Object.keys(a), ...Object.keys(b)])];
const listOf = (value: Answers[string] | undefined): Answers[] => (Array.isArray(value) ? value : []);
const plain = (value: Answers[string] | undefined): string | number | null =>
  value === undefined || Array.isArray(value) ? null : value;

/** Field by field what changed between two revisions of a record. Items of a repeat are compared by their place. */
export function difference(before: Answers, after: Answers, items: number[] = []): ChangedAnswer[] {
  return keysOf(before, after).flatMap((path) => {
    const old = before[path];
    const now = after[path];
    if (!Array.isArray(old) && !Array.isArray(now))
      return isSame(old, now) ? [] : [{ path, items, before: plain(old), after: plain(now) }];
    const [olds, nows] = [listOf(old), listOf(now)];
    const changes = Array.from({ length: Math.max(olds.length, nows.length) }, (_, i) =>
      difference(olds[i] ?? {}, nows[i] ?? {}, [...items, i + 1]),
    ).flat();
    // Between versions a question may have become a repeat: what stood there before is shown too.
    const single = [old, now].find((value) => value !== undefined && !Array.isArray(value));
    if (single === undefined) return changes;
    return [{ path, items, before: plain(old), after: plain(now) }, ...changes];
  });
}
