import { MINIMUM_PASSWORD_LENGTH, type PasswordOwner, passwordFault } from '@msurvey/domain';
import { PasswordField } from '@msurvey/ui';
import { PasswordMeter } from '~/app/person/PasswordMeter.tsx';
import { ownerOf, sameAs } from '~/app/person/passwords.ts';
import { useShellTexts } from '~/lib/shell-texts.ts';

interface NewPasswordFieldsProps {
  /** Where an old one is asked for as well. */
  label?: string;
  autoFocus?: boolean;
  /** Whose it will be, where the form itself does not say. */
  owner?: PasswordOwner;
}

/** Two typings of one new password. */
export function NewPasswordFields({ label, autoFocus, owner }: NewPasswordFieldsProps) {
  const t = useShellTexts();
  return (
    <>
      <PasswordField
        name="password"
        label={label ?? t('person.password')}
        required
        validate={(value: string, values) => passwordFault(value, owner ?? ownerOf(values))}
        autoFocus={autoFocus}
        autoComplete="new-password"
        hint={t('person.passwordHint', { minimum: MINIMUM_PASSWORD_LENGTH })}
      />
      <PasswordMeter owner={owner} />
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
