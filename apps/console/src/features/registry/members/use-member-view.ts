import { LIST_PAGE_SIZE } from '@msurvey/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NO_PLACE, placeInput } from '~/features/registry/parts/place-filter.ts';
import { useFilterChips } from '~/features/registry/parts/use-filter-chips.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api } from '~/lib/client.ts';
import { useTableState } from '~/lib/use-table-state.ts';

export const ANY_COUNT = -1;

/** The filters of the member list, what they find, and the same in words and for the export. */
export function useMemberView(projectId: number) {
  const t = useTexts();
  const table = useTableState({
    filters: { ...NO_PLACE, name: '', projectCount: ANY_COUNT },
    pageSize: LIST_PAGE_SIZE,
    prefix: 'm.',
  });
  const { filters, setFilters } = table;
  const { chips, loadPlaces } = useFilterChips(filters, setFilters);
  const { projectCount } = filters;
  if (projectCount !== ANY_COUNT)
    chips.push({
      id: 'projectCount',
      label: t('chip.projectCount', { value: projectCount }),
      onRemove: () => setFilters({ projectCount: ANY_COUNT }),
    });
  const input = { projectId, ...placeInput(filters), firstName: filters.name, projectCount };
  const list = useQuery({
    ...api.members.query({ body: { ...input, page: table.page, limit: table.pageSize } }),
    placeholderData: keepPreviousData,
    // who has just saved a member looks for it here
    staleTime: 0,
  });
  return { table, chips, loadPlaces, input, list };
}
