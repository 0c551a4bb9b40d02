import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** When the product counted last, and that it is counting again. */
export function AsOf({ asOf, isStale }: { asOf: string | null; isStale: boolean }) {
  const t = useTexts();
  const { dateTime } = useFormat();
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {asOf === null ? t('computed.notYet') : t('computed.asOf', { time: dateTime(asOf) })}
      {isStale && ` · ${t('computed.stale')}`}
    </Typography>
  );
}
