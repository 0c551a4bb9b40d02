import type { LoginUser } from '@msurvey/contract';
import { Form, PasswordField } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '~/app/person/PersonFields.tsx';
import { refreshUser } from '~/app/session/index.ts';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

/** The address to which links for a new password go: it changes with the password and a link mailed to the new one. */
export function EmailForm({ user }: { user: LoginUser }) {
  const t = useTexts();
  const [message, setMessage] = useState('');
  const values = { email: user.email ?? '', currentPassword: '' };
  const form = useForm({ defaultValues: values });
  const change = async ({ email, currentPassword }: typeof values) => {
    const { data } = await api.changeEmail({ body: { email, currentPassword } });
    setMessage(data.message);
    form.reset({ email: email.trim(), currentPassword: '' });
    await refreshUser();
  };
  return (
    <Box sx={{ maxWidth: 560, mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 2, typography: 'h6' }}>
        {t('email.title')}
      </Typography>
      <Form form={form} onSubmit={change} label={t('email.title')}>
        <Alert severity="info" role="note">
          {t('email.notice')}
        </Alert>
        <EmailField />
        <PasswordField name="currentPassword" label={t('password.current')} required autoComplete="current-password" />
        {message && (
          <Alert severity="success" role="status">
            {message}
          </Alert>
        )}
        <Box>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('email.submit')}
          </Button>
        </Box>
      </Form>
    </Box>
  );
}
