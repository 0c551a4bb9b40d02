import { useEffect, useRef, useState } from 'react';
import { type Draft, serializeDraft } from '../engine/serialize.ts';
import type { OpenedForm } from '../engine/types.ts';

const QUIET_MS = 1000;

export type DraftState = 'none' | 'saved' | 'failed';

/**
 * Hands a snapshot over when the person pauses, and at once when the page is hidden: on a phone that may be the last
 * moment there is.
 */
export function useDraft(form: OpenedForm, onDraft?: (draft: Draft) => void | Promise<void>): DraftState {
  const [state, setState] = useState<DraftState>('none');
  const save = useRef(onDraft);
  save.current = onDraft;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last = serializeDraft(form).xml;
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      const draft = serializeDraft(form);
      if (draft.xml === last || !save.current) return;
      last = draft.xml;
      void Promise.resolve()
        .then(() => save.current?.(draft))
        .then(
          () => setState('saved'),
          () => {
            // so that the next pause tries again
            last = '';
            setState('failed');
          },
        );
    };
    const stop = form.changes.onChange(() => {
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
    });
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      stop();
      document.removeEventListener('visibilitychange', onHide);
      if (timer) flush();
    };
  }, [form]);
  return state;
}
