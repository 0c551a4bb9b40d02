import Box from '@mui/material/Box';
import { useUiText } from '../use-ui-text.ts';
import { SYMBOL } from './map-styles.ts';
import { radiusOf } from './symbol-size.ts';

/** How large a symbol is for how many: the most there are, a quarter of it, and one that is small. */
export function SymbolLegend({ most }: { most: number }) {
  const t = useUiText();
  const values = [...new Set([most, Math.round(most / 4), Math.round(most / 20)])].filter((value) => value > 0);
  if (values.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={t('map.sizes')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap' }}
    >
      {values.map((value) => {
        const radius = radiusOf(value, most);
        return (
          <Box
            key={value}
            component="li"
            data-legend
            sx={{ display: 'flex', gap: 0.75, alignItems: 'center', typography: 'body2' }}
          >
            <svg width={2 * radius} height={2 * radius} aria-hidden>
              <circle cx={radius} cy={radius} r={radius - 1} fill={SYMBOL} />
            </svg>
            <span>{t('number', { value })}</span>
          </Box>
        );
      })}
    </Box>
  );
}
