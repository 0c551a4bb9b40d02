import { SUMMARY_CACHE_MS } from '@msurvey/domain';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** Organisations and roles to choose from; they change rarely, and what changes them here refreshes them. */
export function useOrganizationOptions() {
  const query = useQuery({ ...api.organizationOptions.query(), staleTime: SUMMARY_CACHE_MS });
  return { ...query, options: query.data?.data ?? [] };
}

/** Roles of one organisation; of all the caller sees with 0. */
export function useRoleOptions(orgId: number, enabled = true) {
  const query = useQuery({ ...api.roleOptions.query({ query: { orgId } }), staleTime: SUMMARY_CACHE_MS, enabled });
  return { ...query, options: query.data?.data ?? [] };
}
