const PAGE = 1000;

/** Does something to more rows than one wants to remember at once. `next`: the ids after one, in order, at most so many. */
export async function inPages(
  next: (after: number, limit: number) => Promise<number[]>,
  each: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  for (let after = 0; ; ) {
    const ids = await next(after, PAGE);
    const last = ids.at(-1);
    if (last === undefined) return;
    await each(ids);
    after = last;
  }
}
