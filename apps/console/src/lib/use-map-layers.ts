import type { MapLayer } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

const ATLAS = 'Natural Earth';

/** What every map stands on: the outline that came with the console, and the programme's own boundaries. */
async function loadLayers(): Promise<MapLayer[]> {
  const { land, borders } = (await import('virtual:outline')).default;
  const base: MapLayer[] = [
    { id: 'borders', data: borders, attribution: ATLAS },
    { id: 'land', data: land, attribution: ATLAS, filled: true },
  ];
  // maps are readable without boundaries too
  const own = await programmeLayer().catch(() => undefined);
  return own ? [...base, own] : base;
}

/** The uppermost level of the first boundary layer, if there is one. */
async function programmeLayer(): Promise<MapLayer | undefined> {
  const [layers, types] = await Promise.all([api.geoLayers(), api.geoTypes()]);
  const [layer] = layers.data;
  const top = types.data.find(({ attributes }) => attributes.nodeParent === null);
  if (!layer || !top) return undefined;
  const { blob } = await api.geoLayer({ params: { id: layer.id }, query: { geoType: Number(top.id) } });
  return {
    id: `layer${layer.id}`,
    data: JSON.parse(await blob.text()) as MapLayer['data'],
    attribution: layer.attribution,
  };
}

const NONE: MapLayer[] = [];
export function useMapLayers(): MapLayer[] {
  return useQuery({ queryKey: ['map-layers'], queryFn: loadLayers, staleTime: Number.POSITIVE_INFINITY }).data ?? NONE;
}
