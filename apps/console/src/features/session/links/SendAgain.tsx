import { Form } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { EmailField } from '~/app/person/PersonFields.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

/** Whose link is too old, or was lost, gets another one. */
export function SendAgain() {
  const t = useTexts();
  const toast = useToast();
  const form = useForm({ defaultValues: { email: '' } });
  const ask = async ({ email }: { email: string }) => {
    await api.requestVerification({ body: { email } });
    toast.success(t('register.sentAgain'));
    form.reset();
  };
  return (
    <Stack sx={{ gap: 2, alignSelf: 'stretch', textAlign: 'start' }}>
      <Typography variant="h3" component="h2">
        {t('again.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('again.intro')}
      </Typography>
      <Form form={form} onSubmit={ask} label={t('again.title')}>
        <EmailField required />
        <Button type="submit" variant="outlined" loading={form.formState.isSubmitting}>
          {t('register.again')}
        </Button>
      </Form>
    </Stack>
  );
}
