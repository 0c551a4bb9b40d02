import { useCallback } from 'react';
import { useFormat } from '~/lib/format.ts';

const MEGABYTE = 1_000_000;

/** Kilobytes, from a million bytes on megabytes. */
export function useSize(): (bytes: number) => string {
  const { number } = useFormat();
  return useCallback(
    (bytes) =>
      bytes < MEGABYTE
        ? number(Math.max(1, Math.round(bytes / 1000)), { style: 'unit', unit: 'kilobyte' })
        : number(bytes / MEGABYTE, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
    [number],
  );
}
