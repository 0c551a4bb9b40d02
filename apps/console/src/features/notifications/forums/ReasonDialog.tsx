import { FORUM_LIMITS } from '@msurvey/domain';
import { FormDialog, TextField } from '@msurvey/ui';
import { useTexts } from '~/features/notifications/texts.ts';

interface ReasonDialogProps {
  open: boolean;
  title: string;
  hint: string;
  submitLabel: string;
  onClose: () => void;
  onSubmit: (reason: string) => Promise<unknown>;
}

/** What is done to somebody else’s words needs a reason. */
export function ReasonDialog({ open, title, hint, submitLabel, onClose, onSubmit }: ReasonDialogProps) {
  const t = useTexts();
  return (
    <FormDialog
      open={open}
      title={title}
      submitLabel={submitLabel}
      defaultValues={{ reason: '' }}
      onClose={onClose}
      onSubmit={({ reason }) => onSubmit(reason)}
    >
      <TextField name="reason" label={t('post.reason')} hint={hint} required rows={2} maxLength={FORUM_LIMITS.reason} />
    </FormDialog>
  );
}
