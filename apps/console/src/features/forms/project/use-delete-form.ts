import { useConfirm } from '~/app/shell/confirm.tsx';
import { AFTER_FORM_LIST } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** Takes a form out of its project after a question; a refusal is shown in the server's words. */
export function useDeleteForm(onDone?: () => unknown) {
  const t = useTexts();
  const confirm = useConfirm();
  const remove = useAction(
    async (formId: number) => {
      await api.deleteProjectForm({ body: { formId } });
      // its own page must be left before it looks for what is no longer there
      await onDone?.();
    },
    { success: t('toast.deleted'), refresh: AFTER_FORM_LIST },
  );
  return async ({ id, title }: Pick<RowOf<'projectForms'>, 'id' | 'title'>) => {
    const text = t('tab.deleteText', { title });
    if (await confirm({ text, confirmLabel: t('action.delete'), tone: 'danger' })) remove.mutate(id);
  };
}
