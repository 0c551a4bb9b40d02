import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { usedOnce } from '~/features/session/links/used-once.ts';
import { Outcome } from '~/features/session/public/Outcome.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api, messageOf } from '~/lib/client.ts';

const confirmOnce = (id: string) => usedOnce(api.confirmEmail.key, id, () => api.confirmEmail({ body: { id } }));

export default function ConfirmEmailPage() {
  const t = useTexts();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { isSuccess, isError, error } = useQuery(confirmOnce(id));
  const onward = (
    <Button href="/" variant="contained">
      {t('email.onward')}
    </Button>
  );
  if (isSuccess)
    return <Outcome kind="success" title={t('email.doneTitle')} lines={[t('email.doneText')]} action={onward} />;
  if (isError || id === '')
    return (
      <Outcome
        kind="failure"
        title={t('failed')}
        lines={[t('email.failedText')]}
        hint={error ? messageOf(error) : undefined}
        action={onward}
      />
    );
  return <Outcome kind="running" title={t('email.running')} />;
}
