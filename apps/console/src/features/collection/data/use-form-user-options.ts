import { OPTION_PAGE_SIZE } from '@msurvey/domain';
import type { Option } from '@msurvey/ui';
import { useQuery } from '@tanstack/react-query';
import { useCan } from '~/app/session/index.ts';
import { api } from '~/lib/client.ts';

/** People of a form to filter by; nobody for those who may not see them. */
export function useFormUserOptions(formId: number): Option<number>[] | undefined {
  // asking without the right would end the session
  const allowed = useCan()('Form User/View');
  const { data } = useQuery({
    ...api.formUsers.query({ body: { formId, currentPage: 1, pageSize: OPTION_PAGE_SIZE, sortBy: 'userName' } }),
    staleTime: 60_000,
    enabled: allowed,
  });
  return allowed
    ? (data?.data ?? []).map(({ id, userName, firstName, lastName }) => ({
        id,
        name: `${firstName} ${lastName} (${userName})`,
      }))
    : undefined;
}
