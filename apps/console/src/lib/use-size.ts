import { useCallback } from 'react';
import { useFormat } from '~/lib/format.ts';

const UNITS = [
  { from: 1_000_000_000, unit: 'gigabyte' },
  { from: 1_000_000, unit: 'megabyte' },
] as const;

/** Kilobytes; from a million bytes on megabytes, from a thousand of these on gigabytes. */
export function useSize(): (bytes: number) => string {
  const { number } = useFormat();
  return useCallback(
    (bytes) => {
      const large = UNITS.find(({ from }) => bytes >= from);
      return large
        ? number(bytes / large.from, { style: 'unit', unit: large.unit, maximumFractionDigits: 1 })
        : number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' });
    },
    [number],
  );
}
