import { FormDialog, TextField } from '@msurvey/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { type ImportValues, NOTHING_CHOSEN } from '~/features/forms/import/import-values.ts';
import { PeopleFields } from '~/features/forms/import/PeopleFields.tsx';
import { SourceField } from '~/features/forms/import/SourceField.tsx';
import { AFTER_FORM_LIST } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api } from '~/lib/client.ts';

interface ImportDialogProps {
  projectId: number;
  open: boolean;
  onClose: () => void;
}

/** Uses a form of the library in the project. Closing forgets the whole draft. */
export function ImportDialog({ projectId, open, onClose }: ImportDialogProps) {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const submit = async ({ id_string, ...values }: ImportValues) => {
    const body = { ...values, id_string: id_string ?? '', project_id: projectId };
    await api.importForm({ body }).catch((error: unknown) => {
      toast.error(t('toast.notImported'));
      throw error;
    });
    toast.success(t('toast.imported'));
    await Promise.all(AFTER_FORM_LIST.map((name) => queries.invalidateQueries({ queryKey: [name] })));
  };
  return (
    <FormDialog<ImportValues>
      open={open}
      title={t('import.title')}
      submitLabel={t('import.submit')}
      defaultValues={NOTHING_CHOSEN}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField name="form_title" label={t('import.name')} required maxLength={200} />
      <SourceField name="id_string" label={t('import.source')} projectId={projectId} />
      <PeopleFields projectId={projectId} />
    </FormDialog>
  );
}
