import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Outcome } from '~/features/session/index.ts';
import { SetupForm } from '~/features/platform/setup/SetupForm.tsx';
import { useTexts } from '~/features/platform/texts.ts';
import { api } from '~/lib/client.ts';

/** The one-time link of a fresh installation. Whether it is good is for the server to say, when the form is sent. */
export default function SetupPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const about = useQuery(api.about.query());
  const signIn = (
    <Button href="/login" variant="contained">
      {t('signIn')}
    </Button>
  );
  if (about.data && !about.data.data.setupNeeded)
    return <Outcome kind="success" title={t('setup.doneTitle')} lines={[t('setup.doneText')]} action={signIn} />;
  if (!id) return <Outcome kind="failure" title={t('setup.noLinkTitle')} lines={[t('setup.noLinkText')]} />;
  return <SetupForm id={id} />;
}
