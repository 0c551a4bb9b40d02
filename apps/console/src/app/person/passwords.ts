import type { FieldFault, PasswordOwner } from '@msurvey/domain';

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Whose password a form asks for, as far as it has been filled in; the server knows the rest. */
export const ownerOf = (values: Record<string, unknown>): PasswordOwner => ({
  username: text(values.username),
  email: text(values.email),
  organizations: [text(values.organization)],
});

/** The second typing of a password must equal the first. */
export const sameAs =
  (other: string) =>
  (value: string, values: Record<string, unknown>): FieldFault | undefined =>
    value === values[other] ? undefined : 'passwordsDiffer';
