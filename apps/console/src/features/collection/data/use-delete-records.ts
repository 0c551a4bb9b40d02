import { useQueryClient } from '@tanstack/react-query';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_DATA } from '~/features/collection/parts/stale.ts';
import { useTexts } from '~/features/collection/texts.ts';
import { api, messageOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Takes records out of every list and figure; the toast can bring them back. */
export function useDeleteRecords(formId: number) {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const client = useQueryClient();
  const restore = async (instanceIds: string[]) => {
    try {
      await api.deleteSubmissions({ body: { formId, instanceIds, isDeleted: false } });
      toast.success(t('delete.restored', { count: instanceIds.length }));
      await Promise.all(AFTER_DATA.map((name) => client.invalidateQueries({ queryKey: [name] })));
    } catch (error) {
      toast.error(messageOf(error));
    }
  };
  const remove = useAction(
    async ({ instanceIds, leave }: { instanceIds: string[]; leave?: (() => void) | undefined }) => {
      await api.deleteSubmissions({ body: { formId, instanceIds, isDeleted: true } });
      toast.success(t('delete.done', { count: instanceIds.length }), {
        label: t('delete.undo'),
        onClick: () => void restore(instanceIds),
      });
      // One leaves before the lists are asked again: a page whose record is gone would be gone too, and nobody would go.
      leave?.();
    },
    { refresh: AFTER_DATA },
  );
  return {
    isPending: remove.isPending,
    ask: async (instanceIds: string[], leave?: () => void) => {
      const sure = await confirm({
        text: t('delete.text', { count: instanceIds.length }),
        confirmLabel: t('delete'),
        tone: 'danger',
      });
      if (sure) remove.mutate({ instanceIds, leave });
    },
  };
}
