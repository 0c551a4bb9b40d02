import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { sumOf } from '../figures.ts';
import type { ChartData } from '../types.ts';

/** Narrower than this a mark would touch its neighbours; the note beneath the chart tells how many there are. */
const LEAST_STEP = 7;
const AWAY = 6;

interface Mark {
  /** Along the names. */
  at: number;
  /** Along the figures: where its bar ends. */
  end: number;
  text: string;
}

interface BarFiguresProps {
  data: ChartData;
  lying: boolean;
  /** Every bar carries its figure; otherwise only what is not known is marked. */
  labelled: boolean;
  figure: (value: number) => string;
}

/**
 * The figures at the ends of the bars, and a question mark where one is not known: an empty place alone would look like
 * zero. In a stack the question mark stands on top: there may be more. The library's own labels are cut off at the edge
 * and lie on the bars when one reads from right to left.
 */
export function BarFigures({ data, lying, labelled, figure }: BarFiguresProps) {
  const [across, up] = [useXScale(), useYScale()];
  const byName = (lying ? up : across) as unknown as ReturnType<typeof useXScale<'band'>>;
  const byFigure = (lying ? across : up) as unknown as ReturnType<typeof useXScale<'linear'>>;
  const { categories, series, kind } = data;
  const step = byName.bandwidth() / (kind === 'stackedBar' ? 1 : series.length);
  if (step < LEAST_STEP) return null;
  const [from = 0, to = 0] = byFigure.range();
  const grows = Math.sign(to - from);
  const marks: Mark[] = categories.flatMap(({ id }, index) => {
    const start = byName(id) ?? 0;
    const values = series.map((one) => one.values[index] ?? null);
    if (kind === 'stackedBar')
      return values.includes(null) ? [{ at: start + step / 2, end: sumOf(values) ?? 0, text: '?' }] : [];
    return values.flatMap((value, at) => {
      const text = value === null ? '?' : labelled ? figure(value) : '';
      return text ? [{ at: start + step * (at + 0.5), end: value ?? 0, text }] : [];
    });
  });
  return (
    <g
      fill="var(--mui-palette-text-primary, #222)"
      fontSize={12}
      textAnchor={lying ? (grows < 0 ? 'end' : 'start') : 'middle'}
      pointerEvents="none"
      aria-hidden
      // places are counted from the left
      style={{ direction: 'ltr' }}
    >
      {marks.map(({ at, end, text }) => {
        const away = (end < 0 ? -grows : grows) * (lying ? AWAY : AWAY + 4);
        const along = (byFigure(end) ?? 0) + away;
        return (
          <text key={at} x={lying ? along : at} y={lying ? at : along} dominantBaseline="central">
            {text}
          </text>
        );
      })}
    </g>
  );
}
