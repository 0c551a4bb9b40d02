import { DASHBOARD_YEARS, PROJECT_PROGRAMME, PROJECT_RAINS, PROJECT_SACP, SUMMARY_CACHE_MS } from '@msurvey/domain';
import type { FilterField } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import type { DashboardFilters } from '~/features/dashboard/filters/asked.ts';
import { useTexts } from '~/features/dashboard/texts.ts';
import { usePlaceFilter } from '~/features/geography/index.ts';
import { api } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { fieldsOf } from '~/lib/list/fields.ts';

interface Narrowed {
  filters: DashboardFilters;
  any: DashboardFilters;
  setFilters: (changes: Partial<DashboardFilters>) => void;
}

/** The newest first: that is the one people look for. */
const YEARS = Array.from({ length: DASHBOARD_YEARS.to - DASHBOARD_YEARS.from + 1 }, (_, i) => DASHBOARD_YEARS.to - i);

/** The agencies as the dashboard numbers them. */
export function useAgencies() {
  const { data } = useQuery({ ...api.agencies.query({}), staleTime: SUMMARY_CACHE_MS });
  return (data?.data ?? []).flatMap(({ id, code, dashboardNumber }) =>
    dashboardNumber === null ? [] : [{ id: dashboardNumber, name: code, agencyId: id }],
  );
}

export function useDashboardFields(
  projectId: number,
  list: Narrowed,
  agencies: { id: number; name: string }[],
): FilterField[] {
  const t = useTexts();
  const { number } = useFormat();
  const by = fieldsOf<DashboardFilters>(list);
  const places = usePlaceFilter({ ...list, chip: (_, name) => name });
  const programme = by.choice('project', {
    label: t('filter.project'),
    any: t('filter.all'),
    options: [
      { id: PROJECT_SACP, name: 'SACP' },
      { id: PROJECT_RAINS, name: 'RAINS' },
    ],
    chip: (name) => name,
  });
  const year = by.choice('year', {
    label: t('filter.year'),
    any: t('filter.all'),
    options: YEARS.map((id) => ({ id, name: number(id, { useGrouping: false }) })),
    chip: (name) => name,
  });
  const agency = by.choice('agency', {
    label: t('filter.agency'),
    any: t('filter.all'),
    options: agencies,
    chip: (name) => t('filter.ofAgency', { name }),
  });
  // A project that is one programme has nothing to choose from.
  return [...places, ...(projectId === PROJECT_PROGRAMME ? [programme] : []), year, agency];
}
