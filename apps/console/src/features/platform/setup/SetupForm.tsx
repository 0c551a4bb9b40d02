import { Form, TextField } from '@msurvey/ui';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { NewPasswordFields } from '~/app/person/NewPasswordFields.tsx';
import { EmailField, NameFields, UserNameField } from '~/app/person/PersonFields.tsx';
import { useToast } from '~/app/shell/toasts.tsx';
import { PublicTitle } from '~/app/shell/PublicTitle.tsx';
import { useTexts } from '~/features/platform/texts.ts';
import { api } from '~/lib/client.ts';

const EMPTY = {
  organization: '',
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export function SetupForm({ id }: { id: string }) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: EMPTY });

  const create = async ({ confirmPassword: _, ...values }: typeof EMPTY) => {
    await api.setUp({ body: { id, ...values } });
    // the sign-in page must not say any more that nobody can sign in
    await navigate('/login');
    await queries.invalidateQueries({ queryKey: api.about.key });
    toast.success(t('setup.done'));
  };

  return (
    <Stack sx={{ gap: 3 }}>
      <PublicTitle title={t('setup.title')} intro={t('setup.intro')} />
      <Form form={form} onSubmit={create} label={t('setup.title')}>
        <TextField
          name="organization"
          label={t('setup.organization')}
          required
          autoFocus
          autoComplete="organization"
          maxLength={200}
        />
        <NameFields />
        <UserNameField />
        <EmailField required />
        <NewPasswordFields />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('setup.submit')}
        </Button>
      </Form>
    </Stack>
  );
}
