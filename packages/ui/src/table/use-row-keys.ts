import { type KeyboardEvent, useState } from 'react';

const STEP: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** One row is in the tab order; arrows move it, Enter opens the row's link, Space selects. */
export function useRowKeys(count: number, toggle?: (index: number) => void) {
  const [active, setActive] = useState(0);
  const current = Math.min(active, Math.max(0, count - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target as HTMLElement;
    if (!row.matches('[data-row]')) return;
    const step = STEP[event.key];
    if (step) {
      event.preventDefault();
      const next = step(current, count - 1);
      setActive(next);
      row.parentElement?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus();
    } else if (event.key === 'Enter') {
      row.querySelector<HTMLElement>('[data-row-link]')?.click();
    } else if (event.key === ' ' && toggle) {
      event.preventDefault();
      toggle(current);
    }
  };
  const rowProps = (index: number) => ({
    'data-row': '',
    tabIndex: index === current ? 0 : -1,
    onFocus: () => setActive(index),
  });
  return { onKeyDown, rowProps };
}
