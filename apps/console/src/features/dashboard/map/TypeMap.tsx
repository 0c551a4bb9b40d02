import { figureName } from '@msurvey/domain';
import { type MapPoint, PointMap } from '@msurvey/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { activityInstancePath } from '~/features/activities/index.ts';
import { askedBy, type DashboardFilters } from '~/features/dashboard/filters/asked.ts';
import { MapFoot } from '~/features/dashboard/map/MapFoot.tsx';
import type { MapChoice } from '~/features/dashboard/map/map-choice.ts';
import type { MapPartProps } from '~/features/dashboard/map/map-part.ts';
import { useMapFrame } from '~/features/dashboard/map/use-map-frame.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface TypeMapProps extends MapPartProps {
  choice: MapChoice;
  filters: DashboardFilters;
  unitId: number | null;
}

/** Each demonstration or structure where it is; a press goes to its profile. */
export function TypeMap({ projectId, filters, choice: { type }, unitId, layers, tiles, onOpen }: TypeMapProps) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const query = useQuery({
    ...api.mapByType.query({ body: { ...askedBy(projectId, filters), type } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { data } = query;
  const frame = useMapFrame(query, unitId);
  const points = useMemo<MapPoint[] | undefined>(
    () =>
      data?.data.map(({ instance, position: [latitude, longitude], tooltipText, isOfPlace }) => ({
        id: instance,
        latitude,
        longitude,
        label: isOfPlace ? t('map.ofPlace', { words: tooltipText }) : tooltipText,
      })),
    [data, t],
  );
  const name = figureName(type, language);
  const { hidden = 0, withoutPosition = 0 } = data?.meta ?? {};
  return (
    <>
      <PointMap
        title={t('map.byType', { name })}
        points={points}
        layers={layers}
        tiles={tiles}
        viewOf={`${type} ${unitId}`}
        onPoint={({ id }) => void navigate(activityInstancePath(projectId, id))}
        {...frame}
      />
      {data && (
        <MapFoot
          name={name}
          total={data.meta.total}
          onOpen={() => onOpen(type)}
          lines={[
            ...(hidden > 0 ? [t('map.hidden', { count: hidden })] : []),
            ...(withoutPosition > 0 ? [t('map.withoutPosition', { count: withoutPosition })] : []),
            ...(data.meta.isMore ? [t('map.isMore', { count: data.data.length })] : []),
          ]}
        />
      )}
    </>
  );
}
