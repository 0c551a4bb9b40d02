import { PasswordField } from '@msurvey/ui';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PasswordMeter } from '~/app/person/PasswordMeter.tsx';
import { EmailField, LocationField, NameFields, PhoneField, pair, UserNameField } from '~/app/person/PersonFields.tsx';
import { useTexts } from '~/features/access/texts.ts';
import { OrganizationAndRoles } from '~/features/access/users/OrganizationAndRoles.tsx';
import { optionalPassword } from '~/features/access/users/user-values.ts';

/** The browser knows its own user only. */
const NOT_OWN = { autoComplete: 'off' } as const;

/** The fields of a user; name to sign in with and password are chosen once, when the user is made. */
export function UserFields({ isNew, isSelf }: { isNew: boolean; isSelf: boolean }) {
  const t = useTexts();
  return (
    <>
      <NameFields own={false} />
      <Box sx={pair}>
        <UserNameField {...NOT_OWN} required={isNew} disabled={!isNew} />
        {isSelf ? <OwnEmail /> : <EmailField {...NOT_OWN} required={isNew} />}
        <PhoneField {...NOT_OWN} />
        <LocationField {...NOT_OWN} />
      </Box>
      <OrganizationAndRoles />
      {isNew && (
        <>
          <PasswordField
            name="password"
            label={t('user.password')}
            hint={t('user.passwordHint')}
            validate={optionalPassword}
            autoComplete="new-password"
            maxLength={200}
          />
          <PasswordMeter />
        </>
      )}
    </>
  );
}

/** One's own address changes with the password and a confirmation: that way is in the profile. */
function OwnEmail() {
  const t = useTexts();
  return (
    <div>
      <EmailField {...NOT_OWN} disabled hint={t('user.ownEmail')} />
      <Link href="/profile?tab=details" variant="body2" sx={{ display: 'inline-block', px: 1.75, py: 0.5 }}>
        {t('user.toProfile')}
      </Link>
    </div>
  );
}
