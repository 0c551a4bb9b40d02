import { figureName } from '@msurvey/domain';
import { type MapPlace, PlaceMap } from '@msurvey/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askedBy, type DashboardFilters } from '~/features/dashboard/filters/asked.ts';
import { MapFoot } from '~/features/dashboard/map/MapFoot.tsx';
import type { MapChoice } from '~/features/dashboard/map/map-choice.ts';
import type { MapPartProps } from '~/features/dashboard/map/map-part.ts';
import { useBoundaries } from '~/features/dashboard/map/use-boundaries.ts';
import { useMapFrame } from '~/features/dashboard/map/use-map-frame.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useLanguage } from '~/lib/use-language.ts';

/** Whom to name for the areas, which are drawn apart. */
const NOTHING = { type: 'FeatureCollection' as const, features: [] };

interface LevelMapProps extends MapPartProps {
  choice: MapChoice;
  filters: DashboardFilters;
  unitId: number | null;
  /** Goes to a place: it and those above it. */
  onPlace: (path: number[]) => void;
}

/** A figure in each place of a level. A press goes into the place, or opens its list where nothing lies beneath it. */
export function LevelMap(props: LevelMapProps) {
  const { projectId, filters, choice, unitId, layers, tiles, onPlace, onOpen } = props;
  const { level, figure } = choice;
  const t = useTexts();
  const { number } = useFormat();
  const language = useLanguage();
  const query = useQuery({
    ...api.mapByLevel.query({ body: { ...askedBy(projectId, filters), level, figure } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  const frame = useMapFrame(query, unitId);
  const boundaries = useBoundaries(level, unitId, true);
  const places = useMemo<MapPlace[] | undefined>(() => {
    if (!data) return undefined;
    const geometries = new Map(boundaries?.areas.map(({ id, geometry }) => [id, geometry]));
    const counted = data.data.map(({ id, name, count, position, tooltipText }): MapPlace => {
      const [latitude, longitude] = position ?? [];
      return {
        id: String(id),
        label: name,
        value: count,
        tip: tooltipText,
        position: latitude === undefined || longitude === undefined ? null : { latitude, longitude },
        geometry: geometries.get(String(id)),
      };
    });
    const names = new Intl.Collator(language, { numeric: true });
    counted.sort((a, b) => names.compare(a.label, b.label));
    const known = new Set(counted.map(({ id }) => id));
    // Where nothing is counted there is an area all the same: its colour says so.
    const empty = (boundaries?.areas ?? []).flatMap(({ id, name, geometry }): MapPlace[] =>
      known.has(id) || counted.length === 0
        ? []
        : [{ id, label: name, value: 0, tip: t('map.tip', { name, count: number(0) }), position: null, geometry }],
    );
    return [...counted, ...empty];
  }, [data, boundaries, language, t, number]);
  const attribution = boundaries?.attribution;
  const shownLayers = useMemo(
    () => (attribution ? [...layers, { id: 'credits', data: NOTHING, attribution }] : layers),
    [layers, attribution],
  );
  const isLowest = filters.union > 0;
  const press = (place: MapPlace) => {
    const row = data?.data.find(({ id }) => String(id) === place.id);
    if (isLowest) onOpen(figure, { unitId: Number(place.id) });
    else if (row) onPlace([...row.above, row.id]);
  };
  const name = figureName(figure, language);
  return (
    <>
      <PlaceMap
        title={t('map.byLevel', { name, level: t(`level.${level}`) })}
        places={places}
        layers={shownLayers}
        tiles={tiles}
        viewOf={`${level} ${unitId} ${boundaries ? boundaries.areas.length > 0 : ''}`}
        onPlace={press}
        onOpen={({ id }) => onOpen(figure, { unitId: Number(id) })}
        {...frame}
      />
      {data && (
        <MapFoot
          name={name}
          total={data.meta.total}
          onOpen={() => onOpen(figure)}
          lines={data.meta.elsewhere > 0 ? [t('map.elsewhere', { count: data.meta.elsewhere })] : []}
        />
      )}
    </>
  );
}
