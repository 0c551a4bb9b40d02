import { type Figure, roundTo } from '../progress.ts';

/** One indicator that another is made of, with how much of it. */
export interface Contribution {
  id: number;
  /** Percent. */
  weight: number;
  progress: Figure;
}

export interface Aggregated {
  /** Null where none of them has data. */
  progress: Figure;
  /** Left out because they have no data. */
  missing: number[];
  /** What the weights come to, and whether they make a whole. */
  weights: number;
  isWhole: boolean;
}

/** Σ weight % × progress. What has no data is left out and named; the others are not weighed more for it. */
export function aggregated(contributions: readonly Contribution[]): Aggregated {
  const known = contributions.filter(({ progress }) => progress !== null);
  const weights = roundTo(
    contributions.reduce((sum, { weight }) => sum + weight, 0),
    4,
  );
  return {
    progress:
      known.length === 0
        ? null
        : roundTo(
            known.reduce((sum, { weight, progress }) => sum + (weight * (progress ?? 0)) / 100, 0),
            2,
          ),
    missing: contributions.filter(({ progress }) => progress === null).map(({ id }) => id),
    weights,
    isWhole: weights === 100,
  };
}

/** Which indicators each is made of. */
export type MadeOf = ReadonlyMap<number, readonly number[]>;

/** From an indicator down to another that it is made of, both included; null where it is not. */
export function wayDown(madeOf: MadeOf, from: number, to: number): number[] | null {
  const cameFrom = new Map<number, number | null>([[from, null]]);
  for (const id of cameFrom.keys()) {
    if (id === to) {
      const way: number[] = [];
      for (let at: number | null = id; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
      return way;
    }
    for (const part of madeOf.get(id) ?? []) if (!cameFrom.has(part)) cameFrom.set(part, id);
  }
  return null;
}

/** The circle that would be closed if `whole` were made of `part`, too; null: none. */
export function circleClosedBy(madeOf: MadeOf, whole: number, part: number): number[] | null {
  const way = wayDown(madeOf, part, whole);
  return way && [whole, ...way];
}

/** Parts before what is made of them. What stands in a circle, which is refused, comes in any order. */
export function partsFirst(ids: readonly number[], madeOf: MadeOf): number[] {
  const done = new Set<number>();
  const seen = new Set<number>();
  // By hand, not by recursion: a chain may be as long as a logframe is large.
  for (const id of ids) {
    const open = [id];
    for (let at = open.at(-1); at !== undefined; at = open.at(-1)) {
      seen.add(at);
      const next = (madeOf.get(at) ?? []).find((part) => !seen.has(part));
      if (next !== undefined) open.push(next);
      else {
        done.add(at);
        open.pop();
      }
    }
  }
  return [...done];
}
