import { NoticeButton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import { useTexts } from '~/features/forms/texts.ts';
import { ApiError, messageOf } from '~/lib/client.ts';

/** Somebody was faster: what they changed must be looked at first. Anything else is said as the server says it. */
export function UploadRefused({ error, onCheckAgain }: { error: unknown; onCheckAgain: () => void }) {
  const t = useTexts();
  const overtaken = error instanceof ApiError && error.has('form.replaced-meanwhile');
  return (
    <Alert
      severity={overtaken ? 'warning' : 'error'}
      action={overtaken && <NoticeButton onClick={onCheckAgain} label={t('upload.checkAgain')} />}
    >
      {messageOf(error)}
    </Alert>
  );
}
