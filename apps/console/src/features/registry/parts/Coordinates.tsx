import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/registry/texts.ts';
import { useFormat } from '~/lib/format.ts';

/** About a metre. */
const PLACES = { maximumFractionDigits: 5 };

export function Coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  const t = useTexts();
  const { number } = useFormat();
  return (
    <Typography variant="body2" color="textSecondary">
      <bdi>{t('gps.at', { latitude: number(latitude, PLACES), longitude: number(longitude, PLACES) })}</bdi>
    </Typography>
  );
}
