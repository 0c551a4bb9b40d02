import type { SourcePreviewPeriod } from '@msurvey/contract';
import type { ValueKind } from '@msurvey/domain';
import { FormDialog, SelectField, TextField } from '@msurvey/ui';
import { useValueWords } from '~/features/indicators/parts/use-value-words.ts';
import { useTexts } from '~/features/indicators/texts.ts';

interface FillDialogProps {
  kind: ValueKind;
  periods: readonly SourcePreviewPeriod[];
  dateWords: (date: string) => string;
  onFill: (date: string, reason: string | null) => Promise<unknown>;
  onClose: () => void;
}

/** The figure of one period becomes its draft; nothing is counted again by itself. */
export function FillDialog({ kind, periods, dateWords, onFill, onClose }: FillDialogProps) {
  const t = useTexts();
  const words = useValueWords();
  return (
    <FormDialog<{ date: string | null; reason: string }>
      open
      title={t('source.fill')}
      maxWidth="xs"
      defaultValues={{ date: periods.at(-1)?.date ?? null, reason: '' }}
      submitLabel={t('source.fill.submit')}
      onSubmit={({ date, reason }) => onFill(date ?? '', reason.trim() || null)}
      onClose={onClose}
    >
      <SelectField
        name="date"
        label={t('source.period')}
        required
        options={periods.map(({ date, shown }) => ({ id: date, name: `${dateWords(date)}: ${words(kind, shown)}` }))}
      />
      <TextField name="reason" label={t('dialog.reason')} hint={t('source.fill.reason')} rows={2} maxLength={500} />
    </FormDialog>
  );
}
