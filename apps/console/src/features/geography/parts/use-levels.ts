import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { levelOf } from '~/features/geography/parts/levels.ts';
import { api } from '~/lib/client.ts';

/** The levels of the geography; they change with an import only, which refreshes them. */
export function useLevels() {
  const query = useQuery({ ...api.geoTypes.query(), staleTime: SUMMARY_CACHE_MS });
  const { data } = query;
  const levels = useMemo(() => data?.data.map(levelOf), [data]);
  return { levels, error: query.error, refetch: () => void query.refetch() };
}
