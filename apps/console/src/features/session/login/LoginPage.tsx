import { CheckboxField, Form, PasswordField, TextField } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Credentials, login } from '~/app/session/index.ts';
import { PublicTitle } from '~/app/shell/PublicTitle.tsx';
import type { DemoAccount } from '~/features/session/login/demo-accounts.ts';
import { DEMO_PASSWORD } from '~/features/session/login/demo-accounts.ts';
import { DemoAccounts } from '~/features/session/login/DemoAccounts.tsx';
import { useCapsLock } from '~/features/session/login/use-caps-lock.ts';
import { useTexts } from '~/features/session/texts.ts';
import { ApiError, api } from '~/lib/client.ts';

export default function LoginPage() {
  const t = useTexts();
  const about = useQuery({ ...api.about.query(), staleTime: Number.POSITIVE_INFINITY }).data?.data;
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '', remember: false } });
  const caps = useCapsLock();

  const signIn = async ({ username, password, remember }: Credentials) => {
    let entered = false;
    try {
      entered = await login({ username: username.trim(), password, remember });
    } catch (error) {
      form.setFocus('password', { shouldSelect: true });
      // an answer without a token is not one of the server's refusals
      throw error instanceof ApiError ? error : new Error(t('login.invalid'));
    }
    if (!entered) throw new Error(t('login.failed'));
  };
  const fill = ({ username }: DemoAccount) => {
    form.reset({ username, password: DEMO_PASSWORD, remember: form.getValues('remember') });
    document.getElementById('sign-in')?.focus();
  };

  return (
    <Stack sx={{ gap: 3 }}>
      <PublicTitle title={t('login.title')} intro={t('login.welcome')} />
      {about?.setupNeeded && <Alert severity="info">{t('login.setup')}</Alert>}
      <Form form={form} onSubmit={signIn} label={t('login.title')}>
        <TextField
          name="username"
          label={t('login.username')}
          required
          autoFocus
          autoComplete="username"
          maxLength={254}
        />
        <Stack {...caps.listeners}>
          <PasswordField
            name="password"
            label={t('login.password')}
            required
            autoComplete="current-password"
            hint={caps.isOn ? t('login.capsLock') : undefined}
          />
        </Stack>
        <Stack
          direction="row"
          sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap', gap: 1, mt: -1 }}
        >
          <CheckboxField name="remember" label={t('login.remember')} />
          <Link href="/forgot" variant="body2">
            {t('login.forgot')}
          </Link>
        </Stack>
        <Button id="sign-in" type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('login.submit')}
        </Button>
      </Form>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('login.noAccount')} <Link href="/register">{t('login.register')}</Link>
      </Typography>
      {about?.demonstration && <DemoAccounts onChoose={fill} hasMailbox={about.mailbox} />}
    </Stack>
  );
}
