import type { Counts } from './counts.ts';
import { INDICATOR_TABLES, TABLES } from './tables.ts';

/** A figure that is not what was counted. */
export interface Difference {
  table: string;
  /** Of the line: its columns with their values. */
  key: Record<string, unknown>;
  measure: string;
  kept: number;
  counted: number;
}

/** Sums of decimal numbers differ in their last digits by the order in which they are added. */
const isSame = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

export interface Compared {
  /** How many figures there are in either. */
  figures: number;
  differences: Difference[];
}

/** A line that is not there is a line of noughts. */
export function compare(kept: Counts, counted: Counts): Compared {
  const result: Compared = { figures: 0, differences: [] };
  for (const { name, key: columns, measures } of [...TABLES, ...INDICATOR_TABLES]) {
    const [mine, theirs] = [kept.get(name), counted.get(name)];
    for (const key of new Set([...(mine?.keys() ?? []), ...(theirs?.keys() ?? [])])) {
      const values = JSON.parse(key) as unknown[];
      for (const measure of measures) {
        const [was, is] = [mine?.get(key)?.[measure] ?? 0, theirs?.get(key)?.[measure] ?? 0];
        if (was !== 0 || is !== 0) result.figures++;
        if (!isSame(was, is))
          result.differences.push({
            table: name,
            key: Object.fromEntries(columns.map((column, i) => [column, values[i]])),
            measure,
            kept: was,
            counted: is,
          });
      }
    }
  }
  return result;
}

export const lineOf = ({ table, key, measure, kept, counted }: Difference): string =>
  `${table} ${JSON.stringify(key)} ${measure}: kept ${kept}, counted ${counted}`;
