import type { MapTiles } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** Pictures of the ground, where this installation has any. */
export const useTiles = (): MapTiles | undefined =>
  useQuery({ ...api.mapTiles.query(), staleTime: Number.POSITIVE_INFINITY }).data?.data ?? undefined;
