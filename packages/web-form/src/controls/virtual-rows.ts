import { useCallback, useState } from 'react';

export const ROW_HEIGHT = 48;
const VISIBLE_ROWS = 6;
const SPARE_ROWS = 6;
export const LIST_HEIGHT = ROW_HEIGHT * VISIBLE_ROWS;

/** Of a long list only the rows in sight are drawn. All rows have one height, so their places are known. */
export function useVirtualRows(count: number) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW_HEIGHT) - SPARE_ROWS);
  const last = Math.min(count, Math.ceil((top + LIST_HEIGHT) / ROW_HEIGHT) + SPARE_ROWS);
  const onScroll = useCallback((event: { currentTarget: { scrollTop: number } }) => {
    setTop(event.currentTarget.scrollTop);
  }, []);
  const restart = useCallback((at = 0) => setTop(at), []);
  return { first, last, onScroll, restart };
}

/** Where the list must stand for a row to be in sight; the same place when it is already. */
export function scrollFor(row: number, top: number): number {
  const from = row * ROW_HEIGHT;
  if (from < top) return from;
  return from + ROW_HEIGHT > top + LIST_HEIGHT ? from + ROW_HEIGHT - LIST_HEIGHT : top;
}
