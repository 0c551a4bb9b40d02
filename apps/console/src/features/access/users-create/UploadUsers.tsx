import { UploadPanel } from '@msurvey/ui';
import { IconDownload, IconUpload } from '@msurvey/ui/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { AFTER_USER } from '~/features/access/parts/stale.ts';
import { useTexts } from '~/features/access/texts.ts';
import { UploadResult } from '~/features/access/users-create/UploadResult.tsx';
import { api, messageOf } from '~/lib/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAction } from '~/lib/use-action.ts';
import { useChosenFile } from '~/lib/use-chosen-file.ts';

const ACCEPTED = { accept: ['.xlsx', '.xls', '.csv'], maxBytes: 5_000_000 };

/** Many users at once: template out, filled workbook in, all of it or nothing stored. */
export function UploadUsers() {
  const t = useTexts();
  const queries = useQueryClient();
  const template = useAction(async () => saveFile(await api.userTemplate()));
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.append('xls_file', chosen);
      return api.uploadUsers({ form });
    },
    onSuccess: ({ data }) => {
      if (data.faults.length > 0) return undefined;
      setFile(null);
      return Promise.all(AFTER_USER.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    },
  });
  const { file, setFile, field } = useChosenFile(ACCEPTED, () => upload.reset());
  return (
    <Stack sx={{ gap: 2, maxWidth: 960 }}>
      <Typography>{t('upload.steps')}</Typography>
      <div>
        <Button
          variant="outlined"
          startIcon={<IconDownload size={18} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate(undefined)}
        >
          {t('upload.template')}
        </Button>
      </div>
      <UploadPanel label={t('upload.file')} hint={t('upload.hint')} {...field} disabled={upload.isPending} />
      <div>
        <Button
          variant="contained"
          startIcon={<IconUpload size={18} aria-hidden />}
          disabled={!file}
          loading={upload.isPending}
          onClick={() => file && upload.mutate(file)}
        >
          {t('upload.submit')}
        </Button>
      </div>
      {upload.error && <Alert severity="error">{messageOf(upload.error)}</Alert>}
      {upload.data && <UploadResult result={upload.data.data} />}
    </Stack>
  );
}
