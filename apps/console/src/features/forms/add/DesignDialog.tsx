import { FormDialog, TextField } from '@msurvey/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useOpenDesigner } from '~/features/forms/designer/use-open-designer.ts';
import { AFTER_XFORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

interface DraftValues {
  title: string;
  description: string;
}
/** With the prefix that the server puts before it, a title has 200 letters at most. */
const LONGEST_TITLE = 190;

/** Step 1: title and description; then the designer opens in a tab of its own. */
export function DesignDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const openDesigner = useOpenDesigner();
  const create = async (body: DraftValues) => {
    const { data } = await api.createDraft({ body }).catch((error: unknown) => {
      toast.error(t('toast.notAdded'));
      throw error;
    });
    openDesigner.mutate(data.id);
    await Promise.all(AFTER_XFORM.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <FormDialog<DraftValues>
      open={open}
      title={t('design.title')}
      submitLabel={t('create')}
      defaultValues={{ title: '', description: '' }}
      onClose={onClose}
      onSubmit={create}
    >
      <TextField
        name="title"
        label={t('design.formTitle')}
        required
        maxLength={LONGEST_TITLE}
        hint={t('design.hint')}
      />
      <TextField name="description" label={t('design.description')} rows={3} maxLength={2000} />
    </FormDialog>
  );
}
