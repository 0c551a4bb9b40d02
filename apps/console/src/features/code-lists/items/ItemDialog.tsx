import { FormDialog, SwitchField, TextField } from '@msurvey/ui';
import { LabelFields, labelValues, nameOf } from '~/features/code-lists/labels.tsx';
import { useTexts } from '~/features/code-lists/texts.ts';
import { useSave } from '~/features/code-lists/use-save.ts';
import { api, type RowOf } from '~/lib/client.ts';

type Item = RowOf<'items'>;

interface Props {
  categoryId: number;
  edited: Item | 'new' | null;
  onClose: () => void;
}

export function ItemDialog({ categoryId, edited, onClose }: Props) {
  const t = useTexts();
  const save = useSave(['items', 'itemOptions', 'categories']);
  const known = edited === 'new' || edited === null ? undefined : edited;
  const values = { code: known?.code ?? '', label: labelValues(known?.label), isActive: known?.isActive ?? true };
  return (
    <FormDialog
      key={known?.id ?? String(edited)}
      open={edited !== null}
      title={t(known ? 'item.edit' : 'item.add')}
      of={known && nameOf(known.label)}
      defaultValues={values}
      onClose={onClose}
      onSubmit={({ isActive, ...rest }) =>
        save(
          known
            ? api.updateItem({ body: { id: known.id, isActive, ...rest } })
            : api.createItem({ body: { categoryId, ...rest } }),
        )
      }
    >
      <TextField name="code" label={t('code')} hint={t('codeHint')} required maxLength={60} />
      <LabelFields name="label" />
      {known && <SwitchField name="isActive" label={t('state.active')} />}
    </FormDialog>
  );
}
