import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_MEMBER } from '~/features/registry/parts/stale.ts';
import { useTexts } from '~/features/registry/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

interface Deleted {
  id: string;
  name: string;
}

/** Takes a member or a group out of the registry, after asking. */
export function useDelete(projectId: number, what: 'member' | 'group') {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: string) => (what === 'member' ? api.deleteMember : api.deleteGroup)({ query: { projectId, id } }),
    onSuccess: () => {
      toast.success(t('delete.done'));
      return Promise.all(AFTER_MEMBER.map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    onError: (error) => toast.error(t('delete.failed', { reason: messageOf(error) })),
  });
  const ask = async ({ id, name }: Deleted, done?: () => void) => {
    const sure = await confirm({
      title: t(`delete.${what}`),
      text: t('delete.text', { name }),
      confirmLabel: t('delete'),
      tone: 'danger',
    });
    if (sure) remove.mutate(id, { onSuccess: done });
  };
  return { ask, isPending: remove.isPending };
}
