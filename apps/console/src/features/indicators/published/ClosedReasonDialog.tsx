import { FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/indicators/texts.ts';

interface ClosedReasonDialogProps {
  /** What the server said: which years are closed. */
  said: string;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Whoever changes a value of a closed year says why; the reason stays in the history of the value. */
export function ClosedReasonDialog({ said, onSend, onClose }: ClosedReasonDialogProps) {
  const t = useTexts();
  return (
    <FormDialog<{ reason: string }>
      open
      title={t('publish.lateTitle')}
      maxWidth="xs"
      defaultValues={{ reason: '' }}
      submitLabel={t('save')}
      onSubmit={({ reason }) => onSend(reason)}
      onClose={onClose}
    >
      <Typography variant="body2">{said}</Typography>
      <TextField name="reason" label={t('state.reason')} required rows={3} maxLength={500} />
    </FormDialog>
  );
}
