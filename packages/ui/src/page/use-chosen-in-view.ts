import { type RefObject, useEffect } from 'react';

/** So much of the neighbour stays visible that one sees that there is one. */
const MARGIN = 24;
/** The strip glides to where it believes the tab to be, and takes back whatever was scrolled meanwhile. */
const GLIDES_MS = 400;

/**
 * Keeps the chosen tab of a strip that scrolls in view. The strip itself looks for it before its arrows have taken their
 * place, and so leaves the last tabs of a long strip half hidden, on a phone nearly all of them.
 */
export function useChosenInView(strip: RefObject<HTMLElement | null>, chosen: string | number | undefined): void {
  useEffect(() => {
    const scroller = strip.current?.querySelector<HTMLElement>('.MuiTabs-scroller');
    if (!scroller || chosen === undefined || typeof ResizeObserver === 'undefined') return;
    const show = () => {
      const tab = scroller.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
      if (!tab) return;
      const frame = scroller.getBoundingClientRect();
      const place = tab.getBoundingClientRect();
      if (place.left < frame.left) scroller.scrollLeft -= frame.left - place.left + MARGIN;
      else if (place.right > frame.right) scroller.scrollLeft += place.right - frame.right + MARGIN;
    };
    let later: ReturnType<typeof setTimeout>;
    const showAndStay = () => {
      show();
      clearTimeout(later);
      later = setTimeout(show, GLIDES_MS);
    };
    // Called once at the beginning, too, and again whenever the arrows come or go.
    const resized = new ResizeObserver(showAndStay);
    resized.observe(scroller);
    return () => {
      resized.disconnect();
      clearTimeout(later);
    };
  }, [strip, chosen]);
}
