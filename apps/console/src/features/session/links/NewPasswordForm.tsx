import { MINIMUM_PASSWORD_LENGTH, password } from '@msurvey/domain';
import { Form, PasswordField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { sameAs } from '~/features/session/passwords.ts';
import { useTexts } from '~/features/session/texts.ts';

/** Two typings of one new password. */
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
        <PasswordField
          name="password"
          label={t('field.password')}
          required
          validate={password}
          autoFocus
          autoComplete="new-password"
          hint={t('field.passwordHint', { minimum: MINIMUM_PASSWORD_LENGTH })}
        />
        <PasswordField
          name="confirmPassword"
          label={t('field.confirmPassword')}
          required
          validate={sameAs('password')}
          autoComplete="new-password"
        />
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
