import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/dashboard/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface MapFootProps {
  /** What the figure is called. */
  name: string;
  total: number;
  onOpen: () => void;
  /** What of it the map does not show. */
  lines: string[];
}

/** What a map cannot show: the figure itself, which opens, and what of it has no place. */
export function MapFoot({ name, total, onOpen, lines }: MapFootProps) {
  const t = useTexts();
  const { number } = useFormat();
  return (
    <Stack direction="row" sx={{ columnGap: 2, rowGap: 0.5, flexWrap: 'wrap', mt: 1 }}>
      <Link
        component="button"
        type="button"
        variant="body2"
        aria-haspopup="dialog"
        onClick={onOpen}
        sx={{ minHeight: 24 }}
      >
        {t('map.total', { name, count: number(total) })}
      </Link>
      {lines.map((text) => (
        <Typography key={text} variant="body2" color="textSecondary" component="span">
          {text}
        </Typography>
      ))}
    </Stack>
  );
}
