import { AutocompleteField, FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { optionFor, questionOptions } from '~/features/activities/desk/questions.ts';
import type { Finding } from '~/features/activities/parts/Checks.tsx';
import { useCheckText } from '~/features/activities/parts/use-check-text.ts';
import { useTexts } from '~/features/activities/texts.ts';
import type { DataOf } from '~/lib/client.ts';

interface Why {
  reason: string;
  question: string | null;
}
interface RejectDialogProps {
  record: DataOf<'validationRecord'>;
  /** Rejected because of a finding: its sentence and its question stand there already. */
  because: Finding | null;
  onSubmit: (why: Why) => Promise<unknown>;
  onClose: () => void;
}
const LONGEST = 2000;

/** What the author has to mend, and at which question their form shall open. */
export function RejectDialog({ record, because, onSubmit, onClose }: RejectDialogProps) {
  const t = useTexts();
  const say = useCheckText();
  const question = optionFor(record.answers, because?.question ?? null);
  return (
    <FormDialog<Why>
      open
      title={t('reject.title')}
      submitLabel={t('reject.submit')}
      defaultValues={{ reason: because ? say(because) : '', question }}
      onSubmit={({ reason, question: about }) => onSubmit({ reason: reason.trim(), question: about })}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t('reject.hint', { name: record.author.name })}
      </Typography>
      <TextField name="reason" label={t('reject.reason')} required rows={3} maxLength={LONGEST} />
      <AutocompleteField
        name="question"
        label={t('reject.question')}
        hint={t('reject.questionHint')}
        options={questionOptions(record.answers, question)}
      />
    </FormDialog>
  );
}
