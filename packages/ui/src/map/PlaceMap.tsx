import Stack from '@mui/material/Stack';
import { lazy, useId, useMemo } from 'react';
import { Legend } from '../chart/Legend.tsx';
import type { ChartData } from '../chart/types.ts';
import { useUiText } from '../use-ui-text.ts';
import { type MapChartProps, MapFrame } from './MapFrame.tsx';
import { SymbolLegend } from './SymbolLegend.tsx';
import { spread } from './spread.ts';
import type { MapGround, MapPlace } from './types.ts';
import { useAreaStyle } from './use-area-style.ts';

const LeafletPlaces = lazy(() => import('./LeafletPlaces.tsx'));

export interface PlaceMapProps extends MapChartProps {
  /** Undefined while loading. Keep it the same object while nothing changes. */
  places: readonly MapPlace[] | undefined;
  /** A place was pressed, or its name in the table. */
  onPlace?: (place: MapPlace) => void;
  /** A number of the table was pressed. */
  onOpen?: (place: MapPlace) => void;
}

/** A figure per place: symbols sized by it, areas coloured by it where they are known; a table, sentences and files. */
export function PlaceMap(props: PlaceMapProps) {
  const { title, places, layers, tiles, home, viewOf, onPlace, onOpen, ...frame } = props;
  const ground: MapGround = { layers, tiles, home, viewOf };
  const t = useUiText();
  const id = useId();
  const spreadOut = useMemo(() => places && spread(places), [places]);
  const areas = useMemo(() => (places ?? []).filter(({ geometry }) => geometry), [places]);
  const { classes, inks, style } = useAreaStyle(id, areas);
  const counted = useMemo(() => (places ?? []).filter(({ value }) => value > 0), [places]);
  const most = Math.max(0, ...counted.map(({ value }) => value));
  const data = useMemo<ChartData | undefined>(
    () =>
      places && {
        kind: 'map',
        title,
        categories: counted,
        series: [{ id: 'places', label: '', values: counted.map(({ value }) => value) }],
      },
    [places, counted, title],
  );
  const named =
    (act: ((place: MapPlace) => void) | undefined) =>
    ({ id: wanted }: { id: string }) => {
      const place = places?.find((one) => one.id === wanted);
      if (place) act?.(place);
    };
  const number = (value: number) => t('number', { value });
  return (
    <MapFrame
      {...frame}
      title={title}
      data={data}
      onCategory={onPlace && named(onPlace)}
      onOpen={onOpen && (({ category }) => named(onOpen)(category))}
      map={<LeafletPlaces label={title} places={spreadOut ?? []} style={style} {...ground} onPlace={onPlace} />}
    >
      <Stack direction="row" sx={{ columnGap: 3, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <SymbolLegend most={most} />
        {areas.length > 0 && (
          <Legend
            chartId={id}
            inks={inks}
            items={classes.map(({ from, to }, at) => ({
              id: String(at),
              label: from === to ? number(from) : t('map.range', { from, to }),
            }))}
          />
        )}
      </Stack>
    </MapFrame>
  );
}
