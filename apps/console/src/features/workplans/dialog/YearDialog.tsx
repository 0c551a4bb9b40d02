import { planYears } from '@msurvey/domain';
import { FormDialog, SelectField } from '@msurvey/ui';
import { useTexts } from '~/features/workplans/texts.ts';
import { useYearWords } from '~/features/workplans/use-year-words.ts';

interface YearDialogProps {
  /** Those that are there already are not offered. */
  taken: readonly number[];
  onSave: (year: number) => void;
  onClose: () => void;
}

/** Saves only if a year is picked. */
export function YearDialog({ taken, onSave, onClose }: YearDialogProps) {
  const t = useTexts();
  const yearWords = useYearWords();
  const options = planYears().filter((year) => !taken.includes(year));
  return (
    <FormDialog<{ year: number | null }>
      open
      title={t('year.title')}
      maxWidth="xs"
      defaultValues={{ year: null }}
      submitLabel={t('save')}
      cancelLabel={t('close')}
      onSubmit={({ year }) => {
        if (year !== null) onSave(Number(year));
      }}
      onClose={onClose}
    >
      <SelectField
        name="year"
        label={t('year.start')}
        required
        noneLabel={t('year.select')}
        options={options.map((year) => ({ id: year, name: yearWords(year) }))}
      />
    </FormDialog>
  );
}
