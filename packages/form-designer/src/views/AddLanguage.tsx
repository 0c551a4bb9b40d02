import { FormDialog, TextField } from '@msurvey/ui';
import { addLanguage } from '@msurvey/xlsform/edit';
import { useDesigner } from '../state/use-designer.ts';
import { refusedKey } from '../state/words.ts';
import { useTexts } from '../texts.ts';

interface Values {
  first: string;
  language: string;
}

/** A further language; where texts have none yet, which one they are in. */
export function AddLanguage({ needsFirst, onClose }: { needsFirst: boolean; onClose: () => void }) {
  const t = useTexts();
  const designer = useDesigner();
  return (
    <FormDialog<Values>
      open
      title={t('languages.add')}
      submitLabel={t('languages.addThis')}
      defaultValues={{ first: needsFirst ? 'English (en)' : '', language: '' }}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={({ first, language }) => {
        const edit = addLanguage(designer.get().document, language.trim(), needsFirst ? first.trim() : undefined);
        if (edit.refused) throw new Error(t(refusedKey(edit.refused)));
        designer.edit(edit);
      }}
    >
      {needsFirst && <TextField name="first" label={t('languages.first')} required hint={t('languages.nameHint')} />}
      <TextField name="language" label={t('languages.new')} required hint={t('languages.nameHint')} />
    </FormDialog>
  );
}
