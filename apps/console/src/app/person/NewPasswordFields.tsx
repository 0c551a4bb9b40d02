import { MINIMUM_PASSWORD_LENGTH, password } from '@msurvey/domain';
import { PasswordField } from '@msurvey/ui';
import { sameAs } from '~/app/person/passwords.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface NewPasswordFieldsProps {
  /** Where an old one is asked for as well. */
  label?: string;
  autoFocus?: boolean;
}

/** Two typings of one new password. */
export function NewPasswordFields({ label, autoFocus }: NewPasswordFieldsProps) {
  const t = useShellTexts();
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? t('person.password')}
        required
        validate={password}
        autoFocus={autoFocus}
        autoComplete="new-password"
        hint={t('person.passwordHint', { minimum: MINIMUM_PASSWORD_LENGTH })}
      />
      <PasswordField
        name="confirmPassword"
        label={t('person.confirmPassword')}
        required
        validate={sameAs('password')}
        autoComplete="new-password"
      />
    </>
  );
}
