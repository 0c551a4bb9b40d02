import CardActionArea from '@mui/material/CardActionArea';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { Icon } from '../icons.ts';
import { useUiText } from '../use-ui-text.ts';

interface SummaryCardProps {
  label: string;
  /** Null: not known, shown as a blank, never as zero. Undefined: still loading. */
  value: number | string | null | undefined;
  unit?: string;
  /** How the number is counted; on hover and focus. */
  definition?: string;
  icon?: Icon;
  /** Opens the records it was counted from. */
  href?: string;
}

export function SummaryCard({ label, value, unit, definition, icon: Icon, href }: SummaryCardProps) {
  const t = useUiText();
  const shown = value === null ? t('table.blank') : typeof value === 'number' ? t('number', { value }) : value;
  const content = (
    <Stack direction="row" sx={{ p: 2, gap: 2, alignItems: 'center', width: '100%' }}>
      {Icon && <Icon size={28} stroke={1.5} aria-hidden />}
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {value === undefined ? <Skeleton width={64} /> : shown}
          {unit && value != null && (
            <Typography component="span" variant="body2" color="textSecondary">
              {` ${unit}`}
            </Typography>
          )}
        </Typography>
      </Stack>
    </Stack>
  );
  return (
    <Tooltip title={definition ?? ''} describeChild>
      <Paper variant="outlined" sx={{ minWidth: 0, overflow: 'hidden' }} tabIndex={definition && !href ? 0 : undefined}>
        {href ? <CardActionArea href={href}>{content}</CardActionArea> : content}
      </Paper>
    </Tooltip>
  );
}
