import { useEffect, useRef } from 'react';
import { isTyping } from '~/lib/is-typing.ts';

/** Ctrl+K (⌘K) finds screens, `/` goes to the page's search. */
export function useShortcuts(openPalette: () => void): void {
  const open = useRef(openPalette);
  open.current = openPalette;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        open.current();
      } else if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)) {
        const search = document.querySelector<HTMLInputElement>('[data-page-search]');
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
      }
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
