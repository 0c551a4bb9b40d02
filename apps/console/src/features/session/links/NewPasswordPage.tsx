import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Outcome } from '~/features/session/public/Outcome.tsx';
import { NewPasswordForm } from '~/features/session/links/NewPasswordForm.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { ApiError, api, messageOf } from '~/lib/client.ts';

/** As specified; typing comes before all of them. */
const STAGE = { typing: 0, inProgress: 1, success: 2, failure: 3 } as const;
type Stage = (typeof STAGE)[keyof typeof STAGE];

/** A password the server finds too common is typed again; everything else ends the attempt. */
const canTypeAgain = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'password');

export default function NewPasswordPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const [reason, setReason] = useState<string>();
  const [stage, setStage] = useState<Stage>(id ? STAGE.typing : STAGE.failure);

  const reset = async (password: string) => {
    setStage(STAGE.inProgress);
    try {
      await api.resetPassword({ body: { id, password } });
      setStage(STAGE.success);
    } catch (error) {
      setReason(messageOf(error));
      setStage(canTypeAgain(error) ? STAGE.typing : STAGE.failure);
      throw error;
    }
  };

  if (stage === STAGE.success)
    return (
      <Outcome
        kind="success"
        title={t('reset.doneTitle')}
        lines={[t('reset.doneText'), t('verify.doneSignIn')]}
        action={
          <Button href="/login" variant="contained">
            {t('signIn')}
          </Button>
        }
      />
    );
  if (stage === STAGE.failure)
    return (
      <Outcome
        kind="failure"
        title={t('failed')}
        lines={[t('reset.failedText')]}
        hint={reason}
        action={
          <Button href="/login" variant="outlined">
            {t('reset.login')}
          </Button>
        }
      />
    );
  return (
    <>
      {stage === STAGE.inProgress && <Outcome kind="running" title={t('reset.running')} />}
      {/* kept while in progress, so that a refused password lands on its field */}
      <Box sx={{ display: stage === STAGE.inProgress ? 'none' : undefined }}>
        <NewPasswordForm onSubmit={reset} />
      </Box>
    </>
  );
}
