import type { LoginUser } from '@msurvey/contract';
import { email, phone } from '@msurvey/domain';
import { Form, TextField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { refreshUser } from '~/app/session/index.ts';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

const detailsOf = (user: LoginUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email ?? '',
  phone: user.phone ?? '',
  location: user.location ?? '',
});

export function DetailsForm({ user }: { user: LoginUser }) {
  const t = useTexts();
  const toast = useToast();
  const form = useForm({ defaultValues: detailsOf(user) });
  const { isDirty, isSubmitting } = form.formState;

  const save = async (values: ReturnType<typeof detailsOf>) => {
    const saved = await api.updateProfile({ body: values });
    form.reset(detailsOf(saved.data));
    toast.success(t('details.saved'));
    await refreshUser();
  };

  return (
    <Box sx={{ maxWidth: 560 }}>
      <Form form={form} onSubmit={save} label={t('profile.tab.details')}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField name="firstName" label={t('field.firstName')} required autoComplete="given-name" maxLength={100} />
          <TextField name="lastName" label={t('field.lastName')} required autoComplete="family-name" maxLength={100} />
        </Box>
        <TextField
          name="email"
          label={t('field.email')}
          validate={email}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
        <TextField
          name="phone"
          label={t('field.phone')}
          validate={phone}
          type="tel"
          autoComplete="tel-national"
          maxLength={20}
          hint={t('field.phoneHint')}
        />
        <TextField name="location" label={t('field.location')} maxLength={200} />
        <Box>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
            {t('details.submit')}
          </Button>
        </Box>
      </Form>
    </Box>
  );
}
