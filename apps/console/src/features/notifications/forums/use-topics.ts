import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '~/lib/client.ts';

interface TopicFilters {
  search: string;
  unread: boolean;
}
type After = { isPinned: boolean; activity: number } | null;

/** The topics of a forum, page after page: what is written meanwhile moves nothing out of them. */
export function useTopics(forumId: number, { search, unread }: TopicFilters) {
  const pages = useInfiniteQuery({
    queryKey: [...api.forumTopics.key, 'pages', forumId, search, unread],
    queryFn: ({ pageParam, signal }) =>
      api.forumTopics({ body: { forumId, search: search || null, unread, after: pageParam } }, { signal }),
    initialPageParam: null as After,
    getNextPageParam: (last): After => last.meta.after,
    staleTime: 0,
  });
  return {
    pages,
    topics: pages.data?.pages.flatMap((page) => page.data),
    forum: pages.data?.pages[0]?.meta.forum,
  };
}
