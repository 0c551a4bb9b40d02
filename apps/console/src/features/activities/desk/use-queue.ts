import type { QueueFilter } from '@msurvey/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** What waits, the oldest first, page after page. */
export function useQueue(filter: QueueFilter) {
  const pages = useInfiniteQuery({
    queryKey: [...api.validationQueue.key, 'pages', filter],
    queryFn: ({ pageParam, signal }) => api.validationQueue({ body: { ...filter, after: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.meta.after,
  });
  return {
    pages,
    rows: pages.data?.pages.flatMap((page) => page.data),
    mayValidate: pages.data?.pages[0]?.meta.can.validate ?? false,
  };
}
export type Queue = ReturnType<typeof useQueue>;
