import { useCallback, useState } from 'react';

/** Of a list whose rows all have one height, in pixels. */
export interface ListSize {
  row: number;
  /** What is in sight at once. */
  list: number;
}

const SPARE_ROWS = 6;

/** Of a long list only the rows in sight are drawn. All rows have one height, so their places are known. */
export function useVirtualRows(count: number, { row, list }: ListSize) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / row) - SPARE_ROWS);
  const last = Math.min(count, Math.ceil((top + list) / row) + SPARE_ROWS);
  const onScroll = useCallback((event: { currentTarget: { scrollTop: number } }) => {
    setTop(event.currentTarget.scrollTop);
  }, []);
  const restart = useCallback((at = 0) => setTop(at), []);
  return { first, last, onScroll, restart };
}

/** Where the list must stand for a row to be in sight; the same place when it is already. */
export function scrollFor(index: number, top: number, { row, list }: ListSize): number {
  const from = index * row;
  if (from < top) return from;
  return from + row > top + list ? from + row - list : top;
}
