import { type BindingFault, fits, type RegistryColumn } from '@msurvey/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTexts } from '~/features/forms/texts.ts';
import { columnText } from '~/features/forms/binding/column-text.ts';
import type { DataOf } from '~/lib/client.ts';

interface ColumnFieldProps {
  column: string;
  about: RegistryColumn;
  /** Path of the question; blank: none fills it. */
  value: string;
  fault: BindingFault | undefined;
  found: DataOf<'formBinding'>;
  onChoose: (path: string) => void;
}

/** One column of the registry and the question that fills it; only questions that can are offered. */
export function ColumnField({ column, about, value, fault, found, onChoose }: ColumnFieldProps) {
  const t = useTexts();
  const label = columnText(t, column);
  const offered = found.questions.filter((question) => question.path === value || fits(about.kind, question));
  const isKnown = value === '' || offered.some(({ path }) => path === value);
  return (
    <TextField
      select
      size="small"
      label={about.isRequired ? `${label} *` : label}
      value={value}
      error={fault !== undefined}
      helperText={fault && t(`binding.fault.${fault}`)}
      disabled={!found.can.edit}
      onChange={({ target }) => onChoose(target.value)}
    >
      <MenuItem value="">{t('binding.nothing')}</MenuItem>
      {!isKnown && <MenuItem value={value}>{value}</MenuItem>}
      {offered.map(({ path, label: texts }) => (
        <MenuItem key={path} value={path} sx={{ whiteSpace: 'normal' }}>
          {texts[found.defaultLanguage] ? `${texts[found.defaultLanguage]} (${path})` : path}
        </MenuItem>
      ))}
    </TextField>
  );
}
