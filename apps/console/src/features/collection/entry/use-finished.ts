import { useCallback } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import type { Waiting } from '~/features/collection/offline/index.ts';
import { useTexts } from '~/features/collection/texts.ts';

/** Says that a record arrived. */
export function useFinished(): (result: 'sent' | Waiting) => void {
  const t = useTexts();
  const toast = useToast();
  return useCallback(
    (result) => {
      if (result === 'sent') toast.success(t('entry.sent'));
    },
    [t, toast],
  );
}
