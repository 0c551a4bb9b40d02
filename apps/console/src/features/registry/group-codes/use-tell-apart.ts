import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_GROUP_CODE } from '~/features/registry/parts/stale.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

interface Two {
  firstId: string;
  secondId: string;
}

/** Two groups with one code are two groups; taken back at once, where it is announced. */
export function useTellApart(projectId: number) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  const refresh = () => Promise.all(AFTER_GROUP_CODE.map((name) => client.invalidateQueries({ queryKey: [name] })));
  const onError = (error: Error) => {
    toast.error(messageOf(error));
    return refresh();
  };
  const undo = useMutation({
    mutationFn: (two: Two) => api.undoDistinctGroups({ body: { projectId, ...two } }),
    onSuccess: refresh,
    onError,
  });
  return useMutation({
    mutationFn: (two: Two) => api.distinctGroups({ body: { projectId, ...two } }),
    onSuccess: (_, two) => {
      toast.success(t('groupPairs.done'), { label: t('merged.undo'), onClick: () => undo.mutate(two) });
      return refresh();
    },
    onError,
  });
}
