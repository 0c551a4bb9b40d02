import Box from '@mui/material/Box';
import type { Ink } from './palette.ts';
import { fillOf } from './Patterns.tsx';

export interface LegendItem {
  id: string;
  label: string;
  /** Beside the label: the figure itself, where there is room for it. */
  detail?: string;
}

interface LegendProps {
  chartId: string;
  items: readonly LegendItem[];
  inks: readonly Ink[];
  /** As a dashed line instead of a surface. */
  asLine?: boolean;
}

/** Which colour, hatching or dash is which. */
export function Legend({ chartId, items, inks, asLine }: LegendProps) {
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {items.map(({ id, label, detail }, at) => {
        const ink = inks[at];
        return (
          <Box
            key={id}
            component="li"
            data-legend={at}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', typography: 'body2', minWidth: 0 }}
          >
            {ink && (
              <Box component="svg" width={20} height={12} aria-hidden sx={{ flexShrink: 0 }}>
                {asLine ? (
                  <path d="M0 6 H20" stroke={ink.color} strokeWidth={3} strokeDasharray={ink.dash} />
                ) : (
                  <rect
                    x={0.5}
                    y={0.5}
                    width={19}
                    height={11}
                    rx={2}
                    fill={fillOf(chartId, ink, at)}
                    stroke="currentColor"
                    strokeOpacity={0.4}
                  />
                )}
              </Box>
            )}
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {label}
            </Box>
            {detail && (
              <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                {detail}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}
