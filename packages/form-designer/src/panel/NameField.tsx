import { rename, tree } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { CodeField } from '../parts/CodeField.tsx';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { refusedKey } from '../state/words.ts';
import { useTexts } from '../texts.ts';

/** Under which name answers are stored. Every rule that speaks of it follows. */
export function NameField({ row }: { row: string }) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const name = useDesignerState(({ document }) => tree(document).byKey.get(row)?.name ?? '');
  const [typed, setTyped] = useState<string>();
  const edit = typed === undefined ? undefined : rename(designer.get().document, row, typed.trim());
  const commit = () => {
    if (edit && !edit.refused) designer.edit(edit);
    setTyped(undefined);
  };
  const hint = designer.isNameFixed(name) ? t('name.fixed') : t('name.hint');
  return (
    <CodeField
      label={t('field.name')}
      value={typed ?? name}
      disabled={!canEdit}
      error={edit?.refused !== undefined}
      helperText={edit?.refused ? t(refusedKey(edit.refused)) : hint}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
