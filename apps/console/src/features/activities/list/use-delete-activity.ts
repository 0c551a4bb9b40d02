import type { ActivityRow } from '@msurvey/contract';
import { useCan } from '~/app/session/index.ts';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_DECISION } from '~/features/activities/parts/stale.ts';
import { useTexts } from '~/features/activities/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Asks first. Who is no administrator reads that only administrators may; nothing is sent then. */
export function useDeleteActivity(projectId: number) {
  const t = useTexts();
  const toast = useToast();
  const confirm = useConfirm();
  const isAdmin = useCan()('fao-admin');
  const remove = useAction((id: number) => api.deleteActivity({ params: { projectId, id } }), {
    success: t('delete.done'),
    refresh: AFTER_DECISION,
  });
  const ask = async (row: Pick<ActivityRow, 'id'>) => {
    if (!isAdmin) return toast.error(t('delete.onlyAdmin'));
    const sure = await confirm({
      title: t('delete.title'),
      text: t('delete.text'),
      confirmLabel: t('delete.confirm'),
      cancelLabel: t('delete.cancel'),
      tone: 'danger',
    });
    if (sure) remove.mutate(row.id);
  };
  return { ask, isPending: remove.isPending };
}
