import { Form, PasswordField } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '~/app/person/NewPasswordFields.tsx';
import { useSession } from '~/app/session/index.ts';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };

export function PasswordForm() {
  const t = useTexts();
  const toast = useToast();
  const queries = useQueryClient();
  const { user } = useSession();
  const form = useForm({ defaultValues: EMPTY });

  const change = async ({ currentPassword, password: chosen }: typeof EMPTY) => {
    await api.changePassword({ body: { currentPassword, password: chosen } });
    form.reset(EMPTY);
    toast.success(t('password.changed'));
    await queries.invalidateQueries({ queryKey: api.sessions.key });
  };

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Form form={form} onSubmit={change} label={t('profile.tab.password')}>
        <Alert severity="info" role="note">
          {t('password.notice')}
        </Alert>
        {/* tells a password manager whose password this is */}
        <input type="text" autoComplete="username" value={user?.username ?? ''} readOnly hidden />
        <PasswordField name="currentPassword" label={t('password.current')} required autoComplete="current-password" />
        <NewPasswordFields
          label={t('password.new')}
          owner={{ username: user?.username, email: user?.email, organizations: [user?.organization.name] }}
        />
        <Box>
          <Button type="submit" variant="contained" loading={form.formState.isSubmitting}>
            {t('password.submit')}
          </Button>
        </Box>
      </Form>
    </Box>
  );
}
