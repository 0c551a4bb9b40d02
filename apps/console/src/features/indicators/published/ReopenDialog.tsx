import type { Publication } from '@msurvey/contract';
import { FormDialog, TextField } from '@msurvey/ui';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '~/app/shell/toasts.tsx';
import { refreshPublished } from '~/features/indicators/published/refresh.ts';
import { useTexts } from '~/features/indicators/texts.ts';
import { api } from '~/lib/client.ts';

interface ReopenDialogProps {
  projectId: number;
  publication: Publication;
  name: string;
  onClose: () => void;
}

/** Opens a year again: what was published stays, values change without a reason. */
export function ReopenDialog({ projectId, publication, name, onClose }: ReopenDialogProps) {
  const t = useTexts();
  const client = useQueryClient();
  const { project, year, version } = publication;
  return (
    <FormDialog<{ reason: string }>
      open
      title={t('publish.reopenTitle', { year: name })}
      maxWidth="xs"
      defaultValues={{ reason: '' }}
      submitLabel={t('publish.reopen')}
      onSubmit={async ({ reason }) => {
        await api.reopenReportYear({ body: { projectId, project, year, version, reason } });
        await refreshPublished(client);
        toast.success(t('publish.done.reopen'));
      }}
      onClose={onClose}
    >
      <Typography variant="body2">{t('publish.reopenAbout')}</Typography>
      <TextField name="reason" label={t('state.reason')} required rows={3} maxLength={500} />
    </FormDialog>
  );
}
