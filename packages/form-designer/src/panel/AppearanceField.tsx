import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { typeInfo } from '@msurvey/xlsform/edit';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';
import { useCell, useSetCell } from './PanelText.tsx';

/** How a question looks; words that the type knows are offered, others are kept. */
export function AppearanceField({ row, type }: { row: string; type: string }) {
  const t = useTexts();
  const { canEdit } = useView();
  const value = useCell(row, 'appearance');
  const setValue = useSetCell(row, 'appearance');
  const offered = typeInfo(type)?.appearances ?? [];
  return (
    <Autocomplete
      multiple
      freeSolo
      size="small"
      disabled={!canEdit}
      options={offered.filter((one) => !one.endsWith(':'))}
      value={value.split(/\s+/).filter(Boolean)}
      onChange={(_, words) => setValue(words.join(' '))}
      renderInput={(params) => <TextField {...params} label={t('field.appearance')} />}
    />
  );
}
