import type { ChangedKind, Listener } from '../changed/changed.ts';
import { addLines } from './add.queries.ts';
import type { AnyTally } from './tally.ts';

type Line = Record<string, unknown> & { times: number };

/** What has to be added when the first rows became the second: what is the same in both is not written at all. */
export function difference(reads: readonly string[], before: readonly object[], after: readonly object[]): Line[] {
  const lines = new Map<string, Line>();
  const add = (rows: readonly object[], times: 1 | -1) => {
    for (const row of rows) {
      const values = reads.map((name) => (row as Record<string, unknown>)[name]);
      const key = JSON.stringify(values);
      const line = lines.get(key);
      if (line) line.times += times;
      else lines.set(key, { ...Object.fromEntries(reads.map((name, i) => [name, values[i]])), times });
    }
  };
  add(before, -1);
  add(after, 1);
  return [...lines.values()].filter((line) => line.times !== 0);
}

/** Keeps a tally of rows that others write: one statement for the batch, none where it makes no difference. */
export function counting<K extends ChangedKind>(tally: AnyTally): Listener<K> {
  const reads = Object.keys(tally.reads);
  return async (db, { before, after }) => {
    const lines = difference(reads, before as readonly object[], after as readonly object[]);
    if (lines.length > 0) await addLines(db, tally, lines);
  };
}
