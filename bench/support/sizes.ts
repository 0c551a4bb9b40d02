import type { Report } from './bench.ts';
import { option } from './option.ts';

/** Median of each view by its name, at one size. */
export type Found = Map<string, number>;

const SIZES = [10_000, 100_000, 1_000_000];

export const askedSizes = (args: string[]): number[] => {
  const sizes = option(args, '--sizes');
  return sizes === undefined ? SIZES : sizes.split(',').map(Number);
};

export const short = (n: number) => (n >= 1e6 ? `${n / 1e6} M` : `${n / 1e3} k`);

/** How much more the largest size costs than the smallest: what is not asked for must not count. */
export function compareSizes(report: Report, sizes: number[], results: Found[], of: string): void {
  const [smallest, largest] = [results[0], results.at(-1)];
  if (!smallest || !largest || smallest === largest) return;
  for (const [name, p50] of largest)
    report.figure(
      `${name}, ${short(sizes.at(-1) ?? 0)} to ${short(sizes[0] ?? 0)} ${of}, server p50`,
      p50 / (smallest.get(name) ?? p50),
      '×',
    );
}
