import type { OperationName } from '@msurvey/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';

/** Waits for a dialog's save, says so, and refreshes what it changed; a refusal is left to the form. */
export function useSave(refresh: readonly OperationName[]) {
  const toast = useToast();
  const queries = useQueryClient();
  return async (saving: Promise<unknown>, success: string) => {
    await saving;
    toast.success(success);
    await Promise.all(refresh.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
}
