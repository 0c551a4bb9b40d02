import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pairKey } from '~/features/registry/duplicates/compare.ts';
import { type Answer, api } from '~/lib/client.ts';

type Page = Answer<'duplicatePairs'>;
export type Pair = Page['data'][number];
const PAGE = 20;

/** Pairs that wait for a decision, and the one that is open. */
export function usePairs(projectId: number, score: number) {
  const query = useInfiniteQuery({
    queryKey: [...api.duplicatePairs.key, projectId, score],
    queryFn: ({ pageParam, signal }) =>
      api.duplicatePairs({ body: { projectId, score, limit: PAGE, after: pageParam } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.meta.next,
    staleTime: 0,
  });
  const [opened, setOpened] = useState<string>();
  const pairs = query.data?.pages.flatMap((page) => page.data);
  const at = Math.max(0, pairs?.findIndex((pair) => pairKey(pair) === opened) ?? 0);
  const go = (to: number) => {
    const pair = pairs?.[to];
    if (pair) setOpened(pairKey(pair));
    // the next ones come before somebody waits for them
    if (pairs && to >= pairs.length - 3 && query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage();
  };
  const meta = query.data?.pages[0]?.meta;
  return { query, pairs, at, go, pair: pairs?.[at], count: meta?.count, can: meta?.can };
}
