import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useMemo } from 'react';
import { useUiText } from '../use-ui-text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import type { ChartData, ChartFrameProps } from './types.ts';
import { useInks } from './use-inks.ts';
import { figureText } from './words.ts';

const SIZE = 160;
const THICK = 16;
const RADIUS = (SIZE - THICK) / 2;
const AROUND = 2 * Math.PI * RADIUS;

export interface ProgressRingProps extends ChartFrameProps {
  title: string;
  /** Null: not known yet. Undefined while loading. */
  value: number | null | undefined;
  /** Null or zero: there is no target, so no share either. */
  target: number | null | undefined;
  unit?: string;
}

/** How far something is on its way to its target; a share always with its base. */
export function ProgressRing({ title, value, target, unit, ...frame }: ProgressRingProps) {
  const t = useUiText();
  const [ink] = useInks(1);
  const data = useMemo<ChartData | undefined>(
    () =>
      value === undefined || target === undefined
        ? undefined
        : {
            kind: 'ring',
            title,
            unit,
            hasTotal: false,
            categories: [
              { id: 'value', label: t('chart.achieved') },
              { id: 'target', label: t('chart.target') },
            ],
            series: [{ id: 'progress', label: '', values: [value, target] }],
          },
    [title, value, target, unit, t],
  );
  const share = typeof value === 'number' && target ? value / target : undefined;
  const filled = Math.min(1, Math.max(0, share ?? 0)) * AROUND;
  const base = t('chart.ofTarget', { value: figureText(t, value), target: figureText(t, target, unit) });
  const open = data?.categories[0] && data.series[0] && typeof value === 'number' ? frame.onOpen : undefined;
  const press = () => {
    const [category] = data?.categories ?? [];
    const [series] = data?.series ?? [];
    if (category && series && typeof value === 'number') open?.({ category, series, value });
  };
  const ring = (
    <svg width={SIZE} height={SIZE} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
      <g fill="none" strokeWidth={THICK}>
        <circle cx={SIZE / 2} cy={SIZE / 2} r={RADIUS} stroke="var(--mui-palette-divider, #ddd)" />
        {share !== undefined && share > 0 && (
          <circle
            cx={SIZE / 2}
            cy={SIZE / 2}
            r={RADIUS}
            stroke={ink?.color}
            strokeDasharray={`${filled} ${AROUND}`}
            transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
          />
        )}
      </g>
      <text
        x={SIZE / 2}
        y={SIZE / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={share === undefined ? 14 : 26}
        fontWeight={600}
        fill="currentColor"
      >
        {share === undefined ? t('chart.unknown') : t('chart.percent', { share })}
      </text>
    </svg>
  );
  return (
    <ChartFrame
      title={title}
      data={data}
      skeleton={<Skeleton variant="circular" width={SIZE} height={SIZE} sx={{ mx: 'auto' }} />}
      {...frame}
    >
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
        {open ? (
          <Box
            component="button"
            type="button"
            data-chart-canvas
            aria-label={t('chart.open', { label: title, value: base })}
            onClick={press}
            sx={{
              border: 0,
              p: 0,
              bgcolor: 'transparent',
              color: 'inherit',
              cursor: 'pointer',
              lineHeight: 0,
              borderRadius: '50%',
            }}
          >
            {ring}
          </Box>
        ) : (
          <Box data-chart-canvas sx={{ lineHeight: 0 }}>
            {ring}
          </Box>
        )}
        <Box component="span" data-legend="0" sx={{ typography: 'body2' }}>
          <span>{base}</span>
        </Box>
      </Box>
    </ChartFrame>
  );
}
