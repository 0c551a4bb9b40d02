import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { AreaMap, type MapArea, type MapPoint, MapView } from '../src/index.ts';
import { madeUpAreas } from './area-data.ts';
import { type Sample, useWords } from './sample.ts';

const group = 'Map';
const NO_LAYERS: [] = [];

/** Spread without chance, so that every look at the gallery shows the same. */
const spread = (at: number, by: number): number => ((at * by) % 1000) / 1000;

function usePoints(count: number): MapPoint[] {
  const say = useWords();
  const label = say('Demonstration', 'প্রদর্শনী');
  return useMemo(
    () =>
      Array.from({ length: count }, (_, at) => ({
        id: String(at),
        latitude: 22 + 3 * spread(at, 617),
        longitude: 89 + 2.5 * spread(at, 373),
        label: `${label} ${at + 1}`,
      })),
    [label, count],
  );
}

function Points() {
  const say = useWords();
  return (
    <MapView
      label={say('Where demonstrations are', 'প্রদর্শনীর অবস্থান')}
      listLabel={say('Demonstrations in view', 'দৃশ্যমান প্রদর্শনী')}
      points={usePoints(240)}
      layers={NO_LAYERS}
    />
  );
}

function Areas() {
  const say = useWords();
  const [opened, setOpened] = useState<MapArea>();
  const areas = useMemo(() => madeUpAreas(4, 5, (at) => `${say('Upazila', 'উপজেলা')} ${at + 1}`), [say]);
  return (
    <>
      <AreaMap
        title={say('Farmers, by upazila', 'উপজেলা অনুযায়ী কৃষক')}
        unit={say('farmers', 'জন')}
        areas={areas}
        onOpen={setOpened}
      />
      <Typography variant="body2" role="status" data-opened>
        {opened && `${opened.label} ${opened.value}`}
      </Typography>
    </>
  );
}

function ManyAreas() {
  const say = useWords();
  const areas = useMemo(() => madeUpAreas(20, 25, (at) => `${say('Union', 'ইউনিয়ন')} ${at + 1}`), [say]);
  const points = usePoints(60);
  return (
    <AreaMap
      title={say('Farmers in 500 unions, and demonstrations', '৫০০টি ইউনিয়নের কৃষক ও প্রদর্শনী')}
      areas={areas}
      points={points}
    />
  );
}

export const mapSamples: Sample[] = [
  { id: 'map-points', group, title: 'Points in clusters', Show: Points },
  { id: 'map-areas', group, title: 'Areas in classes', Show: Areas },
  { id: 'map-many', group, title: 'Many areas and points', Show: ManyAreas },
];
