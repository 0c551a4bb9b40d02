import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { ANYWHERE, LOCATION_LEVELS, type LoadPlaces, type LocationLevel, type LocationValue } from '@msurvey/ui';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '~/lib/client.ts';

const childrenOf = (parentId: number) => ({
  ...api.geoChildren.query({ query: { parentId } }),
  staleTime: SUMMARY_CACHE_MS,
});

/** For `LocationCascade`: its places, and those that are chosen by name; each list of children is asked for once. */
export function useCascade(value: LocationValue) {
  const client = useQueryClient();
  const loadPlaces = useCallback<LoadPlaces>(
    async (_, parentId) =>
      (await client.fetchQuery(childrenOf(parentId))).data.map(({ id, field_name }) => ({ id, name: field_name })),
    [client],
  );
  const chosen = LOCATION_LEVELS.filter((level) => value[level] !== ANYWHERE);
  const parentOf = (level: LocationLevel) => {
    const above = LOCATION_LEVELS[LOCATION_LEVELS.indexOf(level) - 1];
    return above ? value[above] : ANYWHERE;
  };
  const lists = useQueries({ queries: chosen.map((level) => childrenOf(parentOf(level))) });
  const names = chosen.flatMap((level, at) => {
    const place = lists[at]?.data?.data.find(({ id }) => id === value[level]);
    return place ? [{ level, name: place.field_name, geocode: place.geocode }] : [];
  });
  return { loadPlaces, names };
}
