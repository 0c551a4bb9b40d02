import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Outcome } from '~/features/session/public/Outcome.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';
import { useAction } from '~/lib/use-action.ts';

/** The mailed link is the next step; a demonstration keeps its mail in the browser. */
export function RegisterDone({ email }: { email: string }) {
  const t = useTexts();
  const about = useQuery({ ...api.about.query(), staleTime: Number.POSITIVE_INFINITY }).data?.data;
  const again = useAction((to: string) => api.requestVerification({ body: { email: to } }), {
    success: t('register.sentAgain'),
  });
  return (
    <Outcome
      kind="mailed"
      title={t('register.doneTitle')}
      lines={[t('register.doneText', { email })]}
      hint={t('register.doneHint')}
      action={
        <Stack sx={{ gap: 2, alignItems: 'center' }}>
          {about?.mailbox && (
            <Link href="/mailbox" variant="body2">
              {t('demo.mailbox')}
            </Link>
          )}
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <Button loading={again.isPending} onClick={() => again.mutate(email)}>
              {t('register.again')}
            </Button>
            <Button href="/login" variant="outlined">
              {t('signIn')}
            </Button>
          </Stack>
        </Stack>
      }
    />
  );
}
