import { useQuery } from '@tanstack/react-query';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

export type Task = RowOf<'tasks'>;
const SHOWN = 5;
const ASK_AGAIN_MS = 700;
export const isUnderWay = ({ state }: Task): boolean => state === 'waiting' || state === 'running';

/** Work that is its own result: there is nothing to fetch. */
const WITHOUT_FILE: ReadonlySet<string> = new Set(['rebuild', 'youth-bounds']);

/** The caller's latest exports; asked for again while one of them is under way. */
export function useExports() {
  const list = useQuery({
    ...api.tasks.query({ body: { currentPage: 1, pageSize: SHOWN * 2 } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? ASK_AGAIN_MS : false),
  });
  const cancel = useAction((taskId: string) => api.cancelTask({ params: { taskId } }), { refresh: ['tasks'] });
  const exports = list.data?.data
    .filter(({ kind }) => !kind.startsWith('import') && !WITHOUT_FILE.has(kind))
    .slice(0, SHOWN);
  return { list, exports, cancel };
}
