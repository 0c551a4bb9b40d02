import { email, phone, userName } from '@msurvey/domain';
import { PasswordField, TextField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useTexts } from '~/features/access/texts.ts';
import { OrganizationAndRoles } from '~/features/access/users/OrganizationAndRoles.tsx';
import { optionalPassword } from '~/features/access/users/user-values.ts';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' };

/** The fields of a user; name to sign in with and password are chosen once, when the user is made. */
export function UserFields({ isNew }: { isNew: boolean }) {
  const t = useTexts();
  return (
    <>
      <Box sx={pair}>
        <TextField name="firstName" label={t('user.firstName')} required autoComplete="off" maxLength={100} />
        <TextField name="lastName" label={t('user.lastName')} required autoComplete="off" maxLength={100} />
        <TextField
          name="username"
          label={t('user.username')}
          hint={isNew ? t('user.usernameHint') : undefined}
          required={isNew}
          disabled={!isNew}
          validate={userName}
          autoComplete="off"
          maxLength={50}
        />
        <TextField
          name="email"
          label={t('user.email')}
          required={isNew}
          validate={email}
          type="email"
          autoComplete="off"
          maxLength={254}
        />
        <TextField
          name="phone"
          label={t('user.phone')}
          hint={t('user.phoneHint')}
          validate={phone}
          type="tel"
          autoComplete="off"
          maxLength={20}
        />
        <TextField name="location" label={t('user.location')} autoComplete="off" maxLength={200} />
      </Box>
      <OrganizationAndRoles />
      {isNew && (
        <PasswordField
          name="password"
          label={t('user.password')}
          hint={t('user.passwordHint')}
          validate={optionalPassword}
          autoComplete="new-password"
          maxLength={200}
        />
      )}
    </>
  );
}
