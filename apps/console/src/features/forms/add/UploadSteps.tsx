import { CancelActions, UploadPanel } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useConfirm } from '~/app/shell/confirm.tsx';
import { Checking } from '~/features/forms/add/Checking.tsx';
import { CheckResult } from '~/features/forms/add/CheckResult.tsx';
import { UploadRefused } from '~/features/forms/add/UploadRefused.tsx';
import { type Checked, useCheck, useUpload } from '~/features/forms/add/use-upload.ts';
import { affectedBy } from '~/features/forms/versions/difference.ts';
import { useTexts } from '~/features/forms/texts.ts';
import { messageOf, type RowOf } from '~/lib/client.ts';
import { useChosenFile } from '~/lib/use-chosen-file.ts';

const ACCEPTED = { accept: ['.xlsx', '.xls', '.csv'], maxBytes: 10_000_000 };

export function UploadSteps({ replaced, onClose }: { replaced?: RowOf<'formTemplates'>; onClose: () => void }) {
  const t = useTexts();
  const confirm = useConfirm();
  const [review, setReview] = useState(false);
  const check = useCheck(replaced);
  const upload = useUpload(replaced);
  const { file, choose, field } = useChosenFile(ACCEPTED, (next) => {
    check.stop();
    upload.reset();
    if (next) check.mutate(next);
  });
  const submit = async (chosen: File, checked: Checked) => {
    const questions = checked.difference ? affectedBy(checked.difference).length : 0;
    const agreed =
      questions === 0 ||
      (await confirm({
        title: t('replace.confirmTitle'),
        text: t('replace.confirmText', { questions }),
        confirmLabel: t('replace'),
        tone: 'danger',
      }));
    if (agreed) upload.mutate({ file: chosen, checked, review }, { onSuccess: onClose });
  };
  const checked = check.data;
  return (
    <>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 0.5 }}>
          <UploadPanel label={t('upload.file')} hint={t('upload.hint')} {...field} disabled={upload.isPending} />
          {check.isPending && <Checking onStop={() => choose(null)} />}
          {check.error && <Alert severity="error">{messageOf(check.error)}</Alert>}
          {upload.error && file && (
            <UploadRefused
              error={upload.error}
              onCheckAgain={() => {
                upload.reset();
                check.mutate(file);
              }}
            />
          )}
          {checked && <CheckResult checked={checked} />}
          {!replaced && checked?.ok && (
            <FormControlLabel
              control={<Checkbox checked={review} onChange={(_, on) => setReview(on)} />}
              label={t('upload.review')}
            />
          )}
        </Stack>
      </DialogContent>
      <CancelActions label={t('cancel')} onCancel={onClose}>
        <Button
          variant="contained"
          disabled={!file || !checked?.ok || check.isPending}
          loading={upload.isPending}
          onClick={() => file && checked && void submit(file, checked)}
        >
          {t(replaced ? 'replace' : 'create')}
        </Button>
      </CancelActions>
    </>
  );
}
