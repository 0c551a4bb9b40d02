import { useSyncExternalStore } from 'react';

const query = () => (typeof window === 'undefined' || !window.matchMedia ? undefined : window.matchMedia('print'));

function subscribe(changed: () => void): () => void {
  const asked = query();
  asked?.addEventListener('change', changed);
  return () => asked?.removeEventListener('change', changed);
}

/** Whether the page is being printed. Styles cannot tell the chart: its colours are drawn, not styled. */
export const useOnPaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
