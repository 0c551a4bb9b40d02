import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_MEMBER } from '~/features/registry/parts/stale.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Both records stand for themselves again. */
export function useUndoMerge(projectId: number) {
  const t = useTexts();
  return useAction((mergeId: number) => api.undoMerge({ body: { projectId, mergeId } }), {
    success: t('merged.undone'),
    refresh: AFTER_MEMBER,
  });
}

interface Pair {
  keptId: string;
  otherId: string;
}

/** The two decisions about a pair; a merge can be taken back at once, where it is announced. */
export function useMerging(projectId: number) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const undo = useUndoMerge(projectId);
  const refresh = useCallback(
    () => Promise.all(AFTER_MEMBER.map((name) => client.invalidateQueries({ queryKey: [name] }))),
    [client],
  );
  const onError = (error: Error) => {
    toast.error(messageOf(error));
    // somebody else has decided meanwhile
    return refresh();
  };
  const merge = useMutation({
    mutationFn: ({ keptId, otherId }: Pair) => api.mergeMembers({ body: { projectId, keptId, mergedId: otherId } }),
    onSuccess: ({ data }) => {
      toast.success(t('duplicates.merged'), { label: t('merged.undo'), onClick: () => undo.mutate(data.mergeId) });
      return refresh();
    },
    onError,
  });
  const distinct = useMutation({
    mutationFn: ({ keptId, otherId }: Pair) =>
      api.distinctMembers({ body: { projectId, firstId: keptId, secondId: otherId } }),
    onSuccess: () => {
      toast.success(t('duplicates.distinctDone'));
      return refresh();
    },
    onError,
  });
  return { merge, distinct, isPending: merge.isPending || distinct.isPending };
}
