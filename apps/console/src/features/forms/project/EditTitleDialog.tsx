import { FormDialog, TextField } from '@msurvey/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { AFTER_FORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';

type Edited = Pick<RowOf<'projectForms'>, 'id' | 'title'>;

/** The title that a form has in this project; the library keeps its own. */
export function EditTitleDialog({ edited, onClose }: { edited: Edited | null; onClose: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const save = async ({ title }: { title: string }) => {
    if (!edited) return;
    await api.changeFormTitle({ body: { formId: edited.id, title } }).catch((error: unknown) => {
      toast.error(t('toast.titleNotChanged'));
      throw error;
    });
    toast.success(t('toast.titleChanged'));
    await Promise.all(AFTER_FORM.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <FormDialog<{ title: string }>
      key={edited?.id ?? 'none'}
      open={edited !== null}
      title={t('edit.title')}
      of={edited?.title}
      maxWidth="xs"
      defaultValues={{ title: edited?.title ?? '' }}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField name="title" label={t('import.name')} required maxLength={200} />
    </FormDialog>
  );
}
