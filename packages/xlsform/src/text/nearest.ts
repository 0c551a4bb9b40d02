/** Levenshtein distance, given up (returning limit + 1) once it must exceed the limit. */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 0; i < a.length; i++) {
    const current = [i + 1];
    let best = i + 1;
    for (let j = 0; j < b.length; j++) {
      const substitution = (previous[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const value = Math.min((previous[j + 1] ?? 0) + 1, (current[j] ?? 0) + 1, substitution);
      current.push(value);
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    previous = current;
  }
  return previous[b.length] ?? limit + 1;
}

/** Two letters swapped are two slips, and even short words have that. */
const usualSlips = (word: string) => Math.min(3, Math.max(1, Math.ceil(word.length / 3)));

/** What somebody who wrote `word` most probably meant, or undefined when nothing is near. */
export function nearest(word: string, candidates: Iterable<string>, slips = usualSlips(word)): string | undefined {
  // A whole sentence pasted in the wrong cell is no typing slip, and comparing it is expensive.
  if (word.length > 80) return undefined;
  const lower = word.toLowerCase();
  let limit = slips;
  let found: string | undefined;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const d = distance(lower, candidate.toLowerCase(), limit);
    if (d > limit) continue;
    found = candidate;
    if (d === 0) break;
    limit = d - 1;
  }
  return found;
}

/** Finding the nearest of thousands for thousands of slips is quadratic: a form gets this many suggestions. */
const BUDGET = 100;

export class Suggester {
  private left = BUDGET;

  near(word: string, candidates: Iterable<string>): string | undefined {
    if (this.left-- <= 0) return undefined;
    return nearest(word, candidates);
  }
}
