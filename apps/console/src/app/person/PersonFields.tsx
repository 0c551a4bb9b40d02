import { email, phone, userName } from '@msurvey/domain';
import { TextField, type TextFieldProps } from '@msurvey/ui';
import Box from '@mui/material/Box';
import { useShellTexts } from '~/lib/shell-texts.ts';

/** What a form may say about a field; the rest is the same wherever a person is described. */
type Given = Partial<Pick<TextFieldProps, 'label' | 'required' | 'disabled' | 'hint' | 'autoComplete' | 'autoFocus'>>;

/** Two beside one another where there is room. */
export const pair = { display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' } as const;

/** `own`: one's own name, which the browser may know. */
export function NameFields({ own = true }: { own?: boolean }) {
  const t = useShellTexts();
  const known = (what: string) => (own ? what : 'off');
  return (
    <Box sx={pair}>
      <TextField
        name="firstName"
        label={t('person.firstName')}
        required
        autoComplete={known('given-name')}
        maxLength={100}
      />
      <TextField
        name="lastName"
        label={t('person.lastName')}
        required
        autoComplete={known('family-name')}
        maxLength={100}
      />
    </Box>
  );
}

export function UserNameField(given: Given) {
  const t = useShellTexts();
  return (
    <TextField
      name="username"
      label={t('person.username')}
      hint={given.disabled ? undefined : t('person.usernameHint')}
      required
      validate={userName}
      autoComplete="username"
      maxLength={50}
      {...given}
    />
  );
}

export function EmailField(given: Given) {
  const t = useShellTexts();
  return (
    <TextField
      name="email"
      label={t('person.email')}
      validate={email}
      type="email"
      autoComplete="email"
      maxLength={254}
      {...given}
    />
  );
}

export function PhoneField(given: Given) {
  const t = useShellTexts();
  return (
    <TextField
      name="phone"
      label={t('person.phone')}
      hint={t('person.phoneHint')}
      validate={phone}
      type="tel"
      autoComplete="tel-national"
      maxLength={20}
      {...given}
    />
  );
}

export function LocationField(given: Given) {
  const t = useShellTexts();
  return <TextField name="location" label={t('person.location')} maxLength={200} {...given} />;
}
