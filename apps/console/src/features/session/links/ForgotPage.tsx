import { Form } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { EmailField } from '~/app/person/PersonFields.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
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
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h1">{t('forgot.title')}</Typography>
        <Typography color="textSecondary">{t('forgot.intro')}</Typography>
      </Stack>
      <Form form={form} onSubmit={ask} label={t('forgot.title')}>
        <EmailField required autoFocus />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
          <Button href="/login">{t('reset.return')}</Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('forgot.submit')}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
