import { ANY_CHOICE, CUT_LEVELS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import type { FeatureCollection, Geometry } from 'geojson';
import type { MapLevel } from '~/features/dashboard/map/map-choice.ts';
import { api } from '~/lib/client.ts';
import { useLanguage } from '~/lib/use-language.ts';

interface Boundaries {
  attribution: string;
  areas: { id: string; name: string; geometry: Geometry }[];
}
interface Named {
  name: string;
  nameBn: string | null;
}

async function load(level: MapLevel, unitId: number | null) {
  const query = { depth: CUT_LEVELS.indexOf(level), parentId: unitId ?? ANY_CHOICE };
  const { blob } = await api.geoBoundaries({ query });
  return JSON.parse(await blob.text()) as FeatureCollection<Geometry, Named> & { attribution: string };
}

/** The areas of a level beneath a place, where some were imported; they hardly ever change. */
export function useBoundaries(level: MapLevel, unitId: number | null, enabled: boolean): Boundaries | undefined {
  const isBengali = useLanguage() === 'bn';
  return useQuery({
    queryKey: ['boundaries', level, unitId],
    queryFn: () => load(level, unitId),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
    select: ({ features, attribution }): Boundaries => ({
      attribution,
      areas: features.map(({ id, properties: { name, nameBn }, geometry }) => ({
        id: String(id),
        name: (isBengali && nameBn) || name,
        geometry,
      })),
    }),
  }).data;
}
