import TextField from '@mui/material/TextField';
import { setField, type SurveyField, tree } from '@msurvey/xlsform/edit';
import { useCommitted } from '../parts/use-committed.ts';
import { cellText } from '../state/form-facts.ts';
import { setLabel } from '../state/labels.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';

interface PanelTextProps {
  row: string;
  name: SurveyField;
  label: string;
  /** Empty: the column without a language. */
  language?: string;
  multiline?: boolean;
  placeholder?: string;
  hint?: string;
}

/** What a cell of a question says, by what it means. */
export const useCell = (row: string, name: SurveyField, language?: string): string =>
  useDesignerState(({ document }) => {
    const node = tree(document).byKey.get(row);
    return node ? cellText(document, node.row, name, language) : '';
  });

export function useSetCell(row: string, name: SurveyField, language?: string): (value: string) => void {
  const designer = useDesigner();
  return (value) => {
    if (name === 'label') return setLabel(designer, row, language ?? '', value);
    const { document } = designer.get();
    const text = value.trim() === '' ? null : value;
    designer.edit(setField(document, row, name, text, language || undefined), `${row} ${name} ${language ?? ''}`);
  };
}

export function PanelText({ row, name, label, language, multiline, placeholder, hint }: PanelTextProps) {
  const { canEdit } = useView();
  const value = useCell(row, name, language);
  const { text, setText, commit } = useCommitted(value, useSetCell(row, name, language));
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={text}
      disabled={!canEdit}
      multiline={multiline}
      rows={multiline ? 1 : undefined}
      placeholder={placeholder}
      helperText={hint}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      slotProps={{ htmlInput: { dir: 'auto' } }}
      // as high as its text, by the browser: measured by script, ten fields make a key slow
      sx={{ '& textarea': { fieldSizing: 'content', maxHeight: 240 } }}
    />
  );
}
