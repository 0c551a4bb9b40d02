import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { setSettings, setting } from '@msurvey/xlsform/edit';
import { useMemo } from 'react';
import { ExpressionField } from '../logic/ExpressionField.tsx';
import { PickField } from '../parts/PickField.tsx';
import { useCommitted } from '../parts/use-committed.ts';
import { questionInfos, shownLanguages } from '../state/form-facts.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { useView } from '../state/use-view.ts';
import { useTexts } from '../texts.ts';

const useSetting = (name: string) => {
  const designer = useDesigner();
  const value = useDesignerState(({ document }) => setting(document, name) ?? '');
  const set = (next: string) =>
    void designer.edit(
      { operations: setSettings(designer.get().document, { [name]: next.trim() === '' ? null : next }).operations },
      `setting ${name}`,
    );
  return [value, set] as const;
};

/** What concerns the form as a whole. */
export function SettingsView() {
  const t = useTexts();
  const { canEdit, language } = useView();
  const form = useDesignerState(({ document }) => document);
  const questions = useMemo(() => questionInfos(form, language), [form, language]);
  const languages = shownLanguages(form).filter(Boolean);
  const [main, setMain] = useSetting('default_language');
  const [style, setStyle] = useSetting('style');
  const [called, setCalled] = useSetting('instance_name');
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
      <Stack sx={{ gap: 2.5 }}>
        <SettingText name="title" label={t('settings.title')} />
        <SettingText name="id_string" label={t('settings.id')} hint={t('settings.idHint')} disabled />
        {languages.length > 0 && (
          <PickField
            label={t('settings.language')}
            value={languages.includes(main) ? main : ''}
            disabled={!canEdit}
            helperText={t('settings.languageHint')}
            onChange={setMain}
          >
            {languages.map((one) => (
              <MenuItem key={one} value={one}>
                {one}
              </MenuItem>
            ))}
          </PickField>
        )}
        <PickField
          label={t('settings.style')}
          value={style}
          disabled={!canEdit}
          onChange={setStyle}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">{t('style.whole')}</MenuItem>
          <MenuItem value="pages">{t('style.pages')}</MenuItem>
          {style !== '' && style !== 'pages' && <MenuItem value={style}>{style}</MenuItem>}
        </PickField>
        <ExpressionField
          label={t('settings.instanceName')}
          value={called}
          onChange={setCalled}
          questions={questions}
          disabled={!canEdit}
        />
      </Stack>
    </Paper>
  );
}

function SettingText({
  name,
  label,
  hint,
  disabled,
}: {
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
}) {
  const { canEdit } = useView();
  const { text, setText, commit } = useCommitted(...useSetting(name));
  return (
    <TextField
      size="small"
      label={label}
      value={text}
      helperText={hint}
      disabled={disabled || !canEdit}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
    />
  );
}
