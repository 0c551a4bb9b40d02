import { FormDialog, TextField } from '@msurvey/ui';
import { LabelFields, labelValues, nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useSave } from '~/features/code-lists/use-save.ts';

type Category = RowOf<'categories'>;

export function CategoryDialog({ edited, onClose }: { edited: Category | 'new' | null; onClose: () => void }) {
  const t = useTexts();
  const save = useSave(['categories', 'category']);
  const known = edited === 'new' || edited === null ? undefined : edited;
  const values = { code: known?.code ?? '', title: labelValues(known?.title), description: known?.description ?? '' };
  return (
    <FormDialog
      key={known?.id ?? String(edited)}
      open={edited !== null}
      title={t(known ? 'edit.title' : 'add.title')}
      of={known && nameOf(known.title)}
      defaultValues={values}
      onClose={onClose}
      onSubmit={({ code, ...rest }) =>
        save(
          known
            ? api.updateCategory({ body: { id: known.id, ...rest } })
            : api.createCategory({ body: { code, ...rest } }),
        )
      }
    >
      <TextField
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        required
        disabled={known !== undefined}
        maxLength={60}
      />
      <LabelFields name="title" />
      <TextField name="description" label={t('description')} rows={2} maxLength={500} />
    </FormDialog>
  );
}
