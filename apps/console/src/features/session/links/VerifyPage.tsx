import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { SendAgain } from '~/features/session/links/SendAgain.tsx';
import { usedOnce } from '~/features/session/links/used-once.ts';
import { Outcome } from '~/features/session/public/Outcome.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { ApiError, api, messageOf } from '~/lib/client.ts';
import { clearTokens } from '~/lib/tokens.ts';

/** The server was never reached or had trouble of its own: the link is still good. */
const isWorthRetrying = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

const verifyOnce = (id: string) =>
  usedOnce(api.verifyAccount.key, id, async () => {
    await api.verifyAccount({ body: { data: { type: 'approve', id } } });
    clearTokens();
  });

export default function VerifyPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { isSuccess, isError, error, isFetching, refetch } = useQuery(verifyOnce(id));
  if (isSuccess)
    return (
      <Outcome
        kind="success"
        title={t('verify.doneTitle')}
        lines={[t('verify.doneText'), t('verify.doneSignIn')]}
        hint={t('verify.approval')}
        action={
          <Button href="/login" variant="contained">
            {t('signIn')}
          </Button>
        }
      />
    );
  if ((isError && !isFetching) || id === '')
    return (
      <Outcome
        kind="failure"
        title={t('failed')}
        lines={[t('verify.failedText')]}
        hint={error ? messageOf(error) : undefined}
        action={
          <>
            <Stack direction="row" sx={{ gap: 1 }}>
              {isWorthRetrying(error) && (
                <Button variant="contained" onClick={() => void refetch()}>
                  {t('tryAgain')}
                </Button>
              )}
              <Button href="/login" variant="outlined">
                {t('signIn')}
              </Button>
            </Stack>
            {!isWorthRetrying(error) && <SendAgain />}
          </>
        }
      />
    );
  return <Outcome kind="running" title={t('verify.running')} />;
}
