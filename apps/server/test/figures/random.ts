/** Numbers that are the same for the same seed, on every machine. */
export interface Random {
  /** From 0 to below n. */
  below(n: number): number;
  one<T>(of: readonly T[]): T;
  /** Some of them, each at most once, in a random order. */
  some<T>(of: readonly T[], n: number): T[];
  chance(probability: number): boolean;
}

export function randomOf(seed: number): Random {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    one: (of) => {
      if (of.length === 0) throw new Error('there is nothing to choose from');
      return of[below(of.length)] as (typeof of)[number];
    },
    some: (of, n) => {
      const left = [...of];
      return Array.from({ length: Math.min(n, left.length) }, () => left.splice(below(left.length), 1)[0] as never);
    },
    chance: (probability) => next() < probability,
  };
}
