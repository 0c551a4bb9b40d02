import { useQueryClient } from '@tanstack/react-query';
import type { NewType } from '~/features/indicators/settings/NewTypeDialog.tsx';
import { api } from '~/lib/client.ts';

/** A type first, its items after it, as the calls have it. */
export function useCreateType(projectId: number) {
  const client = useQueryClient();
  return async ({ name, items }: NewType) => {
    const { data } = await api.createDisaggregationType({ body: { projectId, name } });
    try {
      await api.createDisaggregationItems({ body: { projectId, disaggregationId: Number(data.id), items } });
    } finally {
      await client.invalidateQueries({ queryKey: api.disaggregationTypes.key });
    }
  };
}
