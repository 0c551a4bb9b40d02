import Alert from '@mui/material/Alert';
import { useList as listFor } from '@msurvey/xlsform/edit';
import { useState } from 'react';
import { PALETTE } from '../palette/catalogue.ts';
import { CodeField } from '../parts/CodeField.tsx';
import { useDesigner } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';

const FROM_PROGRAMME = new Set(PALETTE.flatMap(({ aisle, list }) => (aisle === 'programme' && list ? [list] : [])));

/** Choices that come from a file: one the programme makes for whoever fills the form, or one of the form's media. */
export function FileChoices({ row, list }: { row: string; list: string }) {
  const t = useTexts();
  const designer = useDesigner();
  const { canEdit } = useView();
  const [typed, setTyped] = useState<string>();
  const isGood = typed === undefined || /^[^\s\\/]+\.(csv|xml|geojson)$/.test(typed.trim());
  const commit = () => {
    if (typed !== undefined && isGood) designer.edit(listFor(designer.get().document, row, typed.trim()));
    setTyped(undefined);
  };
  return (
    <>
      <CodeField
        label={t('choices.file')}
        value={typed ?? list}
        disabled={!canEdit}
        error={!isGood}
        helperText={isGood ? undefined : t('choices.fileWrong')}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
      />
      <Alert severity="info">{t(FROM_PROGRAMME.has(list) ? 'choices.fromProgramme' : 'choices.fromMedia')}</Alert>
    </>
  );
}
