import { useFormat } from '~/lib/format.ts';

const SIZE = 72;
const THICK = 8;
const RADIUS = (SIZE - THICK) / 2;
const AROUND = 2 * Math.PI * RADIUS;

/** A share as a ring; its number and its base stand beside it in words. */
export function ShareRing({ share }: { share: number | undefined }) {
  const { percent } = useFormat();
  const filled = Math.min(1, Math.max(0, share ?? 0)) * AROUND;
  return (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden style={{ flexShrink: 0 }}>
      <g fill="none" strokeWidth={THICK} transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}>
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} stroke="var(--mui-palette-divider, #ddd)" />
        {filled > 0 && (
          <circle
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            stroke="var(--mui-palette-primary-main, #2e7d32)"
            strokeDasharray={`${filled} ${AROUND}`}
          />
        )}
      </g>
      {share !== undefined && (
        <text
          x="50%"
          y="50%"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={14}
          fontWeight={600}
          fill="currentColor"
        >
          {percent(share)}
        </text>
      )}
    </svg>
  );
}
