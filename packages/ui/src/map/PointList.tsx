import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useUiText } from '../use-ui-text.ts';
import type { MapPoint } from './types.ts';

const MOST = 50;

/** What the map shows, as words: reachable without a mouse, readable without eyes. */
export function PointList({ label, points }: { label: string; points: readonly MapPoint[] }) {
  const t = useUiText();
  return (
    <Box sx={{ overflow: 'auto', minHeight: 0, p: 2, height: 1 }} tabIndex={0} role="group" aria-label={label}>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {t('map.inView', { count: points.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {points.slice(0, MOST).map(({ id, label: words, detail, href }) => (
          <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
            {href ? (
              <Link href={href} underline="hover">
                {words}
              </Link>
            ) : (
              words
            )}
            {detail && (
              <Typography variant="body2" color="textSecondary">
                {detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      {points.length > MOST && (
        <Typography variant="body2" color="textSecondary">
          {t('map.more', { count: points.length - MOST })}
        </Typography>
      )}
    </Box>
  );
}
