import { FormDialog, TextField } from '@msurvey/ui';
import { useTexts } from '~/features/indicators/texts.ts';

interface SendBackDialogProps {
  name: string;
  onSend: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Whoever sends a value back says why. */
export function SendBackDialog({ name, onSend, onClose }: SendBackDialogProps) {
  const t = useTexts();
  return (
    <FormDialog<{ reason: string }>
      open
      title={t('state.sendBackTitle', { period: name })}
      maxWidth="xs"
      defaultValues={{ reason: '' }}
      submitLabel={t('state.sendBack')}
      onSubmit={({ reason }) => onSend(reason)}
      onClose={onClose}
    >
      <TextField name="reason" label={t('state.reason')} required rows={3} maxLength={500} />
    </FormDialog>
  );
}
