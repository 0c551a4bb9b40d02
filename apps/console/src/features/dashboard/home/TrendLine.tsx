const WIDTH = 72;
const HEIGHT = 24;

/** What the last years added, as a line; the numbers are told in words beside it. */
export function TrendLine({ values }: { values: readonly number[] }) {
  const most = Math.max(1, ...values);
  const step = WIDTH / Math.max(1, values.length - 1);
  const points = values.map((value, at) => `${at * step},${HEIGHT - 2 - (value / most) * (HEIGHT - 4)}`);
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden style={{ flexShrink: 0 }}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
    </svg>
  );
}
