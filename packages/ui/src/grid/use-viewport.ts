import { type RefObject, useLayoutEffect, useState } from 'react';

interface Seen {
  /** The first row in sight. */
  first: number;
  height: number;
  width: number;
}
/** Until it is measured, and where nothing can be: enough for a large screen. */
const UNKNOWN = { height: 900, width: 1200 };

/** How much of the grid is in sight. Scrolling draws anew only when another row has come to the top. */
export function useViewport(ref: RefObject<HTMLElement | null>, rowHeight: number): Seen {
  const [seen, setSeen] = useState<Seen>({ first: 0, ...UNKNOWN });
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    let frame = 0;
    const look = () => {
      frame = 0;
      const first = Math.max(0, Math.floor(box.scrollTop / rowHeight));
      const [height, width] = [box.clientHeight || UNKNOWN.height, box.clientWidth || UNKNOWN.width];
      setSeen((before) =>
        before.first === first && before.height === height && before.width === width
          ? before
          : { first, height, width },
      );
    };
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    box.addEventListener('scroll', soon, { passive: true });
    const watch = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(soon);
    watch?.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('scroll', soon);
      watch?.disconnect();
    };
  }, [ref, rowHeight]);
  return seen;
}
