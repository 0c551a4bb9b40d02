import { loadEngine } from '@msurvey/web-form';
import { useQuery } from '@tanstack/react-query';
import { keptForm } from '~/features/collection/offline/index.ts';
import { api } from '~/lib/client.ts';

/**
 * What a form is filled with must not change under somebody's hands, and must come from this browser when there is no
 * network: fetched anew for each opening, and never again while it is open.
 */
export const OPENED_ONCE = {
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export function useEntryForm(formId: number | undefined) {
  return useQuery({
    ...OPENED_ONCE,
    queryKey: ['entryForm', 'opened', formId ?? 0],
    queryFn: () => {
      // Both are on their way at once; whoever opens the form says what went wrong.
      loadEngine().catch(() => undefined);
      return keptForm(formId ?? 0, async () => (await api.entryForm({ query: { formId: formId ?? 0 } })).data);
    },
    enabled: formId !== undefined,
    retry: false,
  });
}
