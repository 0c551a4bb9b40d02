import { useTheme } from '@mui/material/styles';
import { useMemo } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { datumAt } from './figures.ts';
import { figureText } from './words.ts';
import type { CanvasProps } from './canvas/canvas-props.ts';

/** What all pictures have in common: the reader's words and digits, the direction, and what a press does. */
export function useCanvas({ data, width, height, onOpen }: CanvasProps) {
  const t = useUiText();
  const rtl = useTheme().direction === 'rtl';
  const { unit, categories } = data;
  return useMemo(() => {
    const press = (seriesId: string | number, index: number | undefined) => {
      const datum = index === undefined ? undefined : datumAt(data, String(seriesId), index);
      if (datum) onOpen?.(datum);
    };
    return {
      rtl,
      t,
      /** Null is said as “unknown”: left out, it would look like nothing. */
      figure: (value: number | null) => figureText(t, value, unit),
      tick: (value: number) => t('number', { value }),
      labelOf: (id: string) => categories.find((category) => category.id === id)?.label ?? id,
      press: onOpen && press,
      shared: {
        width,
        height,
        hideLegend: true,
        // Enter and Space open the figure that the arrow keys have reached
        experimentalFeatures: { keyboardActivation: true },
        // nothing moves while one reads
        skipAnimation: true,
        localeText: { a11yNoValue: t('chart.unknown'), loading: t('loading'), noData: t('chart.empty') },
      },
    };
  }, [data, unit, categories, width, height, onOpen, rtl, t]);
}
