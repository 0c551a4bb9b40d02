import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** The lists from which settings are picked. */
export function useSettingLists(projectId: number) {
  const query = { query: { projectId } };
  const units = useQuery(api.measurementUnits.query(query));
  const frequencies = useQuery(api.indicatorFrequencies.query(query));
  const works = useQuery(api.indicatorSubActivities.query(query));
  const types = useQuery({ ...api.disaggregationTypes.query(query), staleTime: 0 });
  return {
    units: units.data?.data ?? [],
    frequencies: frequencies.data?.data ?? [],
    works: works.data?.data ?? [],
    types: types.data?.data ?? [],
    canCreateType: types.data?.meta.can.create ?? false,
  };
}
export type SettingLists = ReturnType<typeof useSettingLists>;
