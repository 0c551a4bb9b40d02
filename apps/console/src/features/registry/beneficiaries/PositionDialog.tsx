import { MapView } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useMemo } from 'react';
import { Coordinates } from '~/features/registry/parts/Coordinates.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { useMapLayers } from '~/lib/use-map-layers.ts';

export interface Positioned {
  label: string;
  latitude: number;
  longitude: number;
  /** The form that records a newer one, for those who may. */
  change: string | undefined;
}

/** Where it is; and the way to say it better. */
export function PositionDialog({ at, onClose }: { at: Positioned; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const layers = useMapLayers();
  const { label, latitude, longitude, change } = at;
  const points = useMemo(() => [{ id: 'here', label, latitude, longitude }], [label, latitude, longitude]);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{t('gps.title', { name: label })}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1 }}>
          <Coordinates latitude={latitude} longitude={longitude} />
          <MapView label={t('gps.map')} points={points} layers={layers} height={320} chosen="here" />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('close')}</Button>
        {change && (
          <Button variant="contained" href={change}>
            {t('gps.add')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
