import { Form } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '~/app/person/NewPasswordFields.tsx';
import { useTexts } from '~/features/session/texts.ts';

export function NewPasswordForm({ onSubmit }: { onSubmit: (password: string) => Promise<void> }) {
  const t = useTexts();
  const form = useForm({ defaultValues: { password: '', confirmPassword: '' } });
  return (
    <Stack sx={{ gap: 3 }}>
      <Stack sx={{ gap: 0.5 }}>
        <Typography variant="h1">{t('reset.title')}</Typography>
        <Typography color="textSecondary">{t('reset.intro')}</Typography>
      </Stack>
      <Form form={form} onSubmit={(values) => onSubmit(values.password)} label={t('reset.title')}>
        <NewPasswordFields autoFocus />
        <Stack direction="row" sx={{ gap: 1, justifyContent: 'space-between' }}>
          <Button href="/login">{t('reset.return')}</Button>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('reset.submit')}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
