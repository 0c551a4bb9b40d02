import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

/** What reviewers sent back to the reader, page after page. */
export function useReturned(projectId: number, enabled = true) {
  const pages = useInfiniteQuery({
    queryKey: [...api.returnedActivities.key, 'pages', projectId],
    queryFn: ({ pageParam, signal }) => api.returnedActivities({ body: { projectId, after: pageParam } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.meta.after,
    enabled,
  });
  return { pages, rows: pages.data?.pages.flatMap((page) => page.data), count: pages.data?.pages[0]?.meta.count };
}
