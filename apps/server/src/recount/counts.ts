/** What one line of a table comes to, by measure. */
export type Measures = Record<string, number>;
/** By the columns of its key, as one text. */
export type Lines = Map<string, Measures>;
/** Everything that is counted: table → line → measures. */
export type Counts = Map<string, Lines>;

export type KeyPart = number | string | readonly number[];
export const keyOf = (...parts: readonly KeyPart[]): string => JSON.stringify(parts);

/** Adds to a line; what is not yet there begins at 0. */
export function add(counts: Counts, table: string, key: string, measures: Readonly<Measures>): void {
  let lines = counts.get(table);
  if (!lines) {
    lines = new Map();
    counts.set(table, lines);
  }
  let line = lines.get(key);
  if (!line) {
    line = {};
    lines.set(key, line);
  }
  for (const name in measures) {
    const value = measures[name] as number;
    if (value !== 0) line[name] = (line[name] ?? 0) + value;
  }
}

export const one = (yes: boolean): number => (yes ? 1 : 0);
