import { useState } from 'react';
import type { OperationName } from '@msurvey/contract';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type DataOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

const AFTER_BINDING: readonly OperationName[] = ['formBinding', 'registryForms'];
type Save = Parameters<typeof api.saveFormBinding>[0]['body'];

/** Binding anew starts a rebuild, whose progress stays on the page. */
export function useBindingActions({ id, title }: Pick<DataOf<'form'>, 'id' | 'title'>) {
  const t = useTexts();
  const confirm = useConfirm();
  const [taskId, setTaskId] = useState<string | null>(null);
  const follow = ({ data }: { data: { task: { id: string } | null } }) => {
    setTaskId(data.task?.id ?? null);
    return t('binding.saved');
  };
  const save = useAction((body: Save) => api.saveFormBinding({ body }), { success: follow, refresh: AFTER_BINDING });
  const taken = useAction(() => api.removeFormBinding({ body: { formId: id } }), {
    success: follow,
    refresh: AFTER_BINDING,
  });
  const ask = async () => {
    const text = t('binding.removeText', { title });
    if (await confirm({ text, confirmLabel: t('binding.remove'), tone: 'danger' })) taken.mutate(undefined);
  };
  return { save, remove: { isPending: taken.isPending, ask }, taskId };
}
