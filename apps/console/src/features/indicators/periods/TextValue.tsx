import { MOST_RATING } from '@msurvey/domain';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { Draft } from '~/features/indicators/periods/period-row.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { useFormat } from '~/lib/format.ts';

interface TextValueProps {
  draft: Draft;
  isView: boolean;
  onChange: (draft: Draft) => void;
}

/** What is told of a qualitative indicator: a rating and a text. */
export function TextValue({ draft, isView, onChange }: TextValueProps) {
  const t = useTexts();
  const { number } = useFormat();
  return (
    <>
      <TextField
        select
        label={t('dialog.rating')}
        value={draft.rating ?? ''}
        disabled={isView}
        onChange={({ target }) => onChange({ ...draft, rating: target.value === '' ? null : Number(target.value) })}
      >
        <MenuItem value="">{t('blank')}</MenuItem>
        {Array.from({ length: MOST_RATING }, (_, i) => (
          <MenuItem key={i} value={i + 1}>
            {number(i + 1)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('dialog.text')}
        multiline
        minRows={3}
        value={draft.text ?? ''}
        disabled={isView}
        onChange={({ target }) => onChange({ ...draft, text: target.value || null })}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
    </>
  );
}
