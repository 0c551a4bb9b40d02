import { type FieldFault, isBlank, passwordFault } from '@msurvey/domain';
import { ownerOf } from '~/app/person/passwords.ts';
import type { Body, RowOf } from '~/lib/client.ts';

/** What the forms of a user hold: no blank is null, and the organisation may not be chosen yet. */
export interface UserValues {
  firstName: string;
  lastName: string;
  username: string;
  email: string;
  phone: string;
  location: string;
  organizationId: number | null;
  roles: number[];
  password: string;
  isSuperUser: boolean;
}

export const valuesOf = (known?: RowOf<'users'>, organizationId: number | null = null): UserValues => ({
  firstName: known?.firstName ?? '',
  lastName: known?.lastName ?? '',
  username: known?.username ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  location: known?.location ?? '',
  organizationId: known?.organization.id ?? organizationId,
  roles: known?.roles.map((role) => role.id) ?? [],
  password: '',
  isSuperUser: false,
});

/** Without a password the server mails an invitation. */
export const newUserOf = ({ isSuperUser: _, organizationId, ...values }: UserValues): Body<'createUser'> => ({
  ...values,
  organizationId: organizationId as number,
  password: values.password || null,
});

export const optionalPassword = (value: string, values: Record<string, unknown>): FieldFault | undefined =>
  isBlank(value) ? undefined : passwordFault(value, ownerOf(values));
