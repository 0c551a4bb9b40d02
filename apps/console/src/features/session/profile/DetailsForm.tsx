import type { LoginUser } from '@msurvey/contract';
import { Form } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { LocationField, NameFields, PhoneField } from '~/app/person/PersonFields.tsx';
import { refreshUser } from '~/app/session/index.ts';
import { useToast } from '~/app/shell/toasts.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api } from '~/lib/client.ts';

const detailsOf = (user: LoginUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
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
        <NameFields />
        <PhoneField />
        <LocationField />
        <Box>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
            {t('details.submit')}
          </Button>
        </Box>
      </Form>
    </Box>
  );
}
