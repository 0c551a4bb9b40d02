import type { Figure } from '@msurvey/domain';

const WIDTH = 80;
const HEIGHT = 24;

/** How the cumulative values went, where they are known; the numbers stand in the row. */
export function Sparkline({ values }: { values: readonly Figure[] }) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  if (known.length < 2) return null;
  const [least, most] = [Math.min(...known.map(({ value }) => value)), Math.max(...known.map(({ value }) => value))];
  const step = WIDTH / Math.max(1, values.length - 1);
  const height = (value: number) => HEIGHT - 2 - ((value - least) / (most - least || 1)) * (HEIGHT - 4);
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden>
      <polyline
        points={known.map(({ value, at }) => `${at * step},${height(value)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinejoin="round"
      />
    </svg>
  );
}
