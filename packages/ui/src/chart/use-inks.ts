import { useColorScheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { type ChartScheme, type Ink, inkOf } from './palette.ts';
import { useOnPaper } from './use-on-paper.ts';

/** Paper is white, whatever the screen is. */
export function useChartScheme(): ChartScheme {
  const { colorScheme } = useColorScheme();
  return useOnPaper() || colorScheme !== 'dark' ? 'light' : 'dark';
}

/** The inks of a chart with so many series or slices. */
export function useInks(count: number): Ink[] {
  const scheme = useChartScheme();
  return useMemo(() => Array.from({ length: count }, (_, at) => inkOf(scheme, at)), [scheme, count]);
}
