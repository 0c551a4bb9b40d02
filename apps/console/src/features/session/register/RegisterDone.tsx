import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { Outcome } from '~/features/session/public/Outcome.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

/** The mailed link is the next step; a demonstration keeps its mail in the browser. */
export function RegisterDone({ email }: { email: string }) {
  const t = useTexts();
  const about = useQuery({ ...api.about.query(), staleTime: Number.POSITIVE_INFINITY }).data?.data;
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
          <Button href="/login" variant="outlined">
            {t('signIn')}
          </Button>
        </Stack>
      }
    />
  );
}
