/** A mailed link is good for one use: one call per id, however often the page is drawn. */
export const usedOnce = (key: readonly unknown[], id: string, use: () => Promise<unknown>) => ({
  queryKey: [...key, id],
  queryFn: async () => {
    await use();
    return true;
  },
  enabled: id !== '',
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
});
