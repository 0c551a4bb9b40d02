import { useEffect } from 'react';
import type { Designer } from './designer.ts';

/** Undo and redo, wherever on the page one is. */
export function useUndoKeys(designer: Designer, canEdit: boolean): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || !canEdit || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      // what is being typed is a change of its own, which is the one to take back
      if (document.activeElement instanceof HTMLElement && document.activeElement.matches('input, textarea'))
        document.activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      if (isRedo) designer.redo();
      else designer.undo();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [designer, canEdit]);
}
