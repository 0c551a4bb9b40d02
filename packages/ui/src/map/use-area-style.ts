import { useMemo } from 'react';
import type { Ink } from '../chart/palette.ts';
import { fillOf } from '../chart/Patterns.tsx';
import { useChartScheme } from '../chart/use-inks.ts';
import { areaClasses } from './area-classes.ts';
import { areaColors } from './area-colors.ts';
import type { MapArea } from './types.ts';

const PAPER = 'var(--mui-palette-background-paper, #fff)';

/** Classes of the areas' figures, their inks for the legend (the last is that of the unknown), and how to draw them. */
export function useAreaStyle(id: string, areas: readonly Pick<MapArea, 'value'>[] | undefined) {
  const scheme = useChartScheme();
  const classes = useMemo(() => areaClasses(areas ?? []), [areas]);
  const inks = useMemo<Ink[]>(
    () => [
      ...areaColors(scheme, classes.length).map((color) => ({ color, hatch: 'plain' as const, dash: 'none' })),
      { color: PAPER, hatch: 'rising', dash: 'none' },
    ],
    [scheme, classes],
  );
  const style = useMemo(() => {
    const unknown = inks[classes.length] as Ink;
    return {
      classes,
      colors: inks.slice(0, -1).map(({ color }) => color),
      unknown: fillOf(id, unknown, classes.length),
    };
  }, [inks, classes, id]);
  return { classes, inks, style };
}
