import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { LARGEST_TARGET, readTarget } from '~/features/forms/project/read-target.ts';
import { AFTER_FORM } from '~/features/forms/parts/stale.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { api, type RowOf } from '~/lib/client.ts';
import { useFormat } from '~/lib/format.ts';
import { useAction } from '~/lib/use-action.ts';

/** How many submissions are wanted, typed where it stands: Enter or leaving keeps it, Esc takes it back. */
export function TargetField({ form }: { form: RowOf<'projectForms'> }) {
  const t = useTexts();
  const { number } = useFormat();
  const [typed, setTyped] = useState<string | null>(null);
  const save = useAction((target: number | null) => api.setFormTarget({ body: { formId: form.id, target } }), {
    success: t('toast.target'),
    refresh: AFTER_FORM,
  });
  const known = save.isPending ? save.variables : form.target;
  const words = known === null ? '' : number(known);
  if (!form.can.setTarget) return words === '' ? null : words;
  const value = readTarget(typed ?? words);
  const wrong = value === 'invalid';
  const keep = () => {
    if (typed === null || wrong) return;
    setTyped(null);
    if (value !== form.target) save.mutate(value);
  };
  return (
    <Tooltip title={wrong ? t('target.invalid', { most: LARGEST_TARGET }) : ''} open={wrong} arrow>
      <OutlinedInput
        size="small"
        value={typed ?? words}
        placeholder={t('target.none')}
        error={wrong}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => (wrong ? setTyped(null) : keep())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') keep();
          if (event.key === 'Escape') setTyped(null);
        }}
        inputProps={{
          inputMode: 'numeric',
          'aria-label': t('target.label', { title: form.title }),
          'aria-invalid': wrong,
          maxLength: 12,
        }}
        sx={{ width: 104, '& input': { py: 0.5, textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      />
    </Tooltip>
  );
}
