import { MapView } from '@msurvey/ui';
import { useMemo } from 'react';
import { Coordinates } from '~/features/registry/parts/Coordinates.tsx';
import { Section } from '~/features/registry/profile/Section.tsx';
import { useTexts } from '~/features/registry/texts.ts';
import { useMapLayers } from '~/lib/use-map-layers.ts';

interface HereProps {
  label: string;
  latitude: number;
  longitude: number;
}

/** Where it was recorded. */
export function Here({ label, latitude, longitude }: HereProps) {
  const t = useTexts();
  const layers = useMapLayers();
  const points = useMemo(() => [{ id: 'here', label, latitude, longitude }], [label, latitude, longitude]);
  return (
    <Section title={t('gps.map')}>
      <Coordinates latitude={latitude} longitude={longitude} />
      <div data-no-print="">
        <MapView label={t('gps.map')} points={points} layers={layers} height={240} chosen="here" />
      </div>
    </Section>
  );
}
