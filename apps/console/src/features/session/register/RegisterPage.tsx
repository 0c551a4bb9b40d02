import { AutocompleteField, Form, NoticeButton } from '@msurvey/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasswordFields } from '~/app/person/NewPasswordFields.tsx';
import { EmailField, NameFields, PhoneField, UserNameField } from '~/app/person/PersonFields.tsx';
import { PublicTitle } from '~/app/shell/PublicTitle.tsx';
import { RegisterDone } from '~/features/session/register/RegisterDone.tsx';
import { useTexts } from '~/features/session/texts.ts';
import { api, type Body } from '~/lib/client.ts';

type SignUp = Omit<Body<'signUp'>, 'organizationId'> & { organizationId: number | null; confirmPassword: string };
const EMPTY: SignUp = {
  organizationId: null,
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
};

export default function RegisterPage() {
  const t = useTexts();
  const form = useForm<SignUp>({ defaultValues: EMPTY });
  const organizations = useQuery(api.signUpOrganizations.query());
  const [mailedTo, setMailedTo] = useState('');

  const signUp = async ({ confirmPassword: _, organizationId, ...person }: SignUp) => {
    await api.signUp({ body: { ...person, organizationId: organizationId as number } });
    setMailedTo(person.email.trim());
  };

  if (mailedTo) return <RegisterDone email={mailedTo} />;
  return (
    <Stack sx={{ gap: 3 }}>
      <PublicTitle title={t('register.title')} intro={t('register.intro')} />
      {organizations.isError && (
        <Alert
          severity="error"
          action={<NoticeButton onClick={() => void organizations.refetch()} label={t('tryAgain')} />}
        >
          {t('register.organizationsFailed')}
        </Alert>
      )}
      <Form form={form} onSubmit={signUp} label={t('register.title')}>
        <AutocompleteField
          name="organizationId"
          label={t('register.organization')}
          required
          options={organizations.data?.data ?? []}
          loading={organizations.isPending}
        />
        <NameFields />
        <UserNameField />
        <EmailField required />
        <PhoneField />
        <NewPasswordFields />
        <Button type="submit" variant="contained" size="large" loading={form.formState.isSubmitting}>
          {t('register.submit')}
        </Button>
      </Form>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        {t('register.haveAccount')} <Link href="/login">{t('signIn')}</Link>
      </Typography>
    </Stack>
  );
}
