import { useInfiniteQuery } from '@tanstack/react-query';
import { type Answer, api } from '~/lib/client.ts';

export type HistoryOf = 'member' | 'group';
type Page = Answer<'memberHistory'>;
export type Kind = Page['data'][number]['kind'];
export const KINDS = ['activity', 'training', 'input', 'demonstration', 'infrastructure'] as const satisfies Kind[];

interface Asked {
  of: HistoryOf;
  projectId: number;
  instance: string;
  kind: Kind | null;
}

/** What somebody took part in, page by page. */
export function useHistory({ of, projectId, instance, kind }: Asked) {
  const call = of === 'member' ? api.memberHistory : api.groupHistory;
  return useInfiniteQuery({
    queryKey: [...call.key, projectId, instance, kind],
    queryFn: ({ pageParam, signal }) =>
      call({ body: { projectId, instance, kind, after: pageParam, pageSize: 30 } }, { signal }),
    initialPageParam: null as number | null,
    getNextPageParam: (page: Page) => page.meta.after,
    staleTime: 0,
  });
}
