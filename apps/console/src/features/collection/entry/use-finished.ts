import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import type { Waiting } from '~/features/collection/offline/index.ts';
import { AFTER_DATA } from '~/features/collection/parts/stale.ts';
import { useTexts } from '~/features/collection/texts.ts';

/** Says that a record arrived, and lets every screen that counts records look again. */
export function useFinished(): (result: 'sent' | Waiting) => void {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  return useCallback(
    (result) => {
      if (result !== 'sent') return;
      toast.success(t('entry.sent'));
      for (const name of AFTER_DATA) void queries.invalidateQueries({ queryKey: [name] });
    },
    [t, toast, queries],
  );
}
