import { FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useTexts } from '~/features/workplans/texts.ts';

interface ReasonDialogProps {
  needsSource: boolean;
  onSave: (why: { reason: string; source: string | null }) => Promise<unknown>;
  onClose: () => void;
}

/** Why an agreed target changes, or what is known of the time before the records, and from where. */
export function ReasonDialog({ needsSource, onSave, onClose }: ReasonDialogProps) {
  const t = useTexts();
  return (
    <FormDialog<{ reason: string; source: string }>
      open
      title={t('reason.title')}
      defaultValues={{ reason: '', source: '' }}
      submitLabel={t('save')}
      cancelLabel={t('close')}
      onSubmit={({ reason, source }) => onSave({ reason, source: needsSource ? source : null })}
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary">
        {t(needsSource ? 'reason.opening' : 'reason.agreed')}
      </Typography>
      <TextField name="reason" label={t('reason.reason')} required maxLength={500} />
      {needsSource && <TextField name="source" label={t('reason.source')} required maxLength={300} />}
    </FormDialog>
  );
}
