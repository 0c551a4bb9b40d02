import type { OperationName } from '@msurvey/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';

/** Waits for a save of a dialog, says so, and refreshes what it changed. */
export function useSave(refresh: readonly OperationName[]) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  return async (saving: Promise<unknown>) => {
    await saving;
    toast.success(t('saved'));
    await Promise.all(refresh.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
}
