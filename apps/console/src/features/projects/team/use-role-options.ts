import { OPTION_PAGE_SIZE, SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { api } from '~/lib/client.ts';

/** Roles of an organisation, 0 for any; none for those who may not see teams. */
export function useRoleOptions(orgId: number) {
  const can = useCan();
  const { data } = useQuery({
    ...api.projectRoles.query({ query: { orgId, currentPage: 1, pageSize: OPTION_PAGE_SIZE } }),
    staleTime: SUMMARY_CACHE_MS,
    enabled: can('Team/View'),
  });
  return data?.data ?? [];
}
