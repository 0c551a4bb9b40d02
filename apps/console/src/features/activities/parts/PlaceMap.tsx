import type { ActivityDetail } from '@msurvey/contract';
import { type MapLayer, MapView } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { focusOn, type Outline, outlineShape } from '~/features/activities/parts/outline.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { useMapLayers } from '~/lib/use-map-layers.ts';

interface PlaceMapProps {
  record: Pick<ActivityDetail, 'instance' | 'position' | 'places' | 'location'>;
  /** Of the stated union; null where no layer has it. */
  outline?: Outline | null;
  height?: number;
}

/** Where it was done, and the boundary of the place that is stated. */
export function PlaceMap({
  record: { instance, position, places, location },
  outline = null,
  height = 260,
}: PlaceMapProps) {
  const t = useTexts();
  const base = useMapLayers();
  const label = location ?? t('place.position');
  const points = useMemo(() => (position ? [{ id: instance, label, ...position }] : []), [instance, label, position]);
  const focus = useMemo(() => focusOn(position, outline), [position, outline]);
  const layers = useMemo<MapLayer[]>(
    () =>
      outline
        ? [...base, { id: `${instance}place`, data: outlineShape(outline), attribution: '', marked: true }]
        : base,
    [base, outline, instance],
  );
  return (
    <Stack sx={{ gap: 1 }}>
      {(focus || position) && (
        <MapView
          label={t('place.map')}
          points={points}
          layers={layers}
          focus={focus}
          height={height}
          chosen={instance}
        />
      )}
      <Typography variant="body2" color="textSecondary">
        {position ? (
          <bdi>
            {t('place.at', { latitude: position.latitude, longitude: position.longitude })}
            {position.accuracy !== null && ` · ${t('place.accuracy', { metres: Math.round(position.accuracy) })}`}
          </bdi>
        ) : (
          t('place.none')
        )}
        {outline && places.length > 0 && ` · ${t('place.outline', { place: places.at(-1)?.name })}`}
      </Typography>
    </Stack>
  );
}
