import { FormDialog, TextField } from '@msurvey/ui';
import { isBlank } from '@msurvey/domain';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/logframe/texts.ts';
import { api } from '~/lib/client.ts';

interface SaveTemplateProps {
  projectId: number;
  /** What is drawn is not what is saved: the template is of what is saved. */
  isChanged: boolean;
  onClose: () => void;
}

/** The definition as it is saved, kept under a name for other projects to begin with. */
export function SaveTemplate({ projectId, isChanged, onClose }: SaveTemplateProps) {
  const t = useTexts();
  const toast = useToast();
  const client = useQueryClient();
  return (
    <FormDialog<{ name: string }>
      open
      title={t('template.save')}
      submitLabel={t('template.submit')}
      defaultValues={{ name: '' }}
      canSubmit={({ name }) => !isBlank(name)}
      onSubmit={async ({ name }) => {
        await api.saveLogframeTemplate({ body: { projectId, name } });
        await client.invalidateQueries({ queryKey: api.logframeTemplates.key });
        toast.success(t('template.saved'));
      }}
      onClose={onClose}
    >
      <Typography>{t('template.about')}</Typography>
      {isChanged && <Alert severity="info">{t('template.onlySaved')}</Alert>}
      <TextField name="name" label={t('template.name')} required maxLength={100} />
    </FormDialog>
  );
}
