import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '~/app/session/index.ts';
import { ANY, known, PREFIX } from '~/features/dashboard/filters/asked.ts';
import { remember, remembered } from '~/features/dashboard/filters/remembered.ts';
import { useTableState } from '~/lib/use-table-state.ts';

const NAMES = Object.keys(ANY);

/**
 * The filters, in the address. An address without any brings back what this person last chose here; `isReady` is false
 * until that has happened, so that nothing is asked for twice.
 */
export function useDashboardFilters(projectId: number) {
  const userId = useSession().user?.id ?? 0;
  const [params, setParams] = useSearchParams();
  const state = useTableState({ filters: ANY, prefix: PREFIX, isStep: true });
  const [restored] = useState(() => {
    const isBare = NAMES.every((name) => !params.has(PREFIX + name));
    return isBare ? Object.entries(remembered(userId, projectId, NAMES)) : [];
  });
  const [isReady, setReady] = useState(restored.length === 0);
  useEffect(() => {
    if (isReady) return;
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of restored) next.set(PREFIX + name, String(value));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
    setReady(true);
  }, [isReady, restored, setParams]);

  const filters = known(state.filters);
  const chosen = NAMES.filter((name) => filters[name as keyof typeof ANY] !== ANY[name as keyof typeof ANY]);
  const kept = JSON.stringify(Object.fromEntries(chosen.map((name) => [name, filters[name as keyof typeof ANY]])));
  useEffect(() => {
    if (isReady) remember(userId, projectId, JSON.parse(kept) as Record<string, number>);
  }, [isReady, userId, projectId, kept]);
  return { ...state, filters, chosen, isReady };
}
