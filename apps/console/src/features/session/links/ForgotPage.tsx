import { Form } from '@msurvey/ui';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { EmailField } from '~/app/person/PersonFields.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { PublicTitle } from '~/app/shell/PublicTitle.tsx';
import { ReturnOrSubmit } from '~/features/session/links/ReturnOrSubmit.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

export default function ForgotPage() {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { email: '' } });

  const ask = async (values: { email: string }) => {
    await api.requestPasswordReset({ body: { email: values.email, url: `${window.location.origin}/new-password` } });
    toast.success(t('forgot.sent'));
    await navigate('/login');
  };

  return (
    <Stack sx={{ gap: 3 }}>
      <PublicTitle title={t('forgot.title')} intro={t('forgot.intro')} />
      <Form form={form} onSubmit={ask} label={t('forgot.title')}>
        <EmailField required autoFocus />
        <ReturnOrSubmit submit={t('forgot.submit')} isSubmitting={form.formState.isSubmitting} />
      </Form>
    </Stack>
  );
}
