import { type RefObject, useEffect, useState } from 'react';

/** Where nothing can be measured (a test without a browser), as wide as half a screen. */
const UNMEASURED = 600;

/** How wide the element is; undefined until it has been measured. */
export function useWidth(box: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (!box.current || typeof ResizeObserver === 'undefined') return setWidth(UNMEASURED);
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
