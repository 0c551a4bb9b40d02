import { HATCHES, type Hatch, type Ink } from './palette.ts';

const SIZE = 8;
const MARKS: Record<Exclude<Hatch, 'plain'>, string> = {
  rising: 'M-2 2 L2 -2 M-2 10 L10 -2 M6 10 L10 6',
  falling: 'M-2 6 L2 10 M-2 -2 L10 10 M6 -2 L10 2',
  dots: 'M2 2 h.01 M6 6 h.01',
  across: 'M0 4 H8',
  grid: 'M4 0 V8 M0 4 H8',
};

export const patternId = (chartId: string, at: number): string => `${chartId}ink${at}`;
/** How a surface of this series is filled. */
export const fillOf = (chartId: string, { color, hatch }: Ink, at: number): string =>
  hatch === HATCHES[0] ? color : `url(#${patternId(chartId, at)})`;

/** The fillings of a chart: each its colour with a hatching in the colour of the paper. */
export function Patterns({ chartId, inks, paper }: { chartId: string; inks: readonly Ink[]; paper: string }) {
  return (
    <defs>
      {inks.map(({ color, hatch }, at) =>
        hatch === 'plain' ? null : (
          <pattern key={at} id={patternId(chartId, at)} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
            <rect width={SIZE} height={SIZE} fill={color} />
            <path
              d={MARKS[hatch]}
              stroke={paper}
              strokeOpacity={0.75}
              strokeWidth={hatch === 'dots' ? 2.6 : 1.5}
              strokeLinecap={hatch === 'dots' ? 'round' : 'butt'}
              fill="none"
            />
          </pattern>
        ),
      )}
    </defs>
  );
}
