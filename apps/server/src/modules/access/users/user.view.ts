import type { UserRow } from '@msurvey/contract';
import type { Caller } from '../access.policy.ts';
import { userAbilities } from './user.policy.ts';
import type { UserFields, UserRecord } from './user.queries.ts';
import type { UserListRow } from './user-list.queries.ts';

export const userView = (who: Caller, row: UserListRow): UserRow => ({
  id: row.id,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  location: row.location,
  organization: row.organization,
  roles: row.roles,
  status: row.status,
  isActive: row.status === 'active',
  isSuperUser: row.isSuperUser,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  can: userAbilities(who, {
    ...row,
    organizationId: row.organization.id,
    roleNames: row.roles.map((role) => role.name),
  }),
});

/** What the audit keeps of a user. */
export const userDetails = (user: UserFields & { roles: readonly number[] | UserRecord['roles'] }) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  location: user.location,
  organizationId: user.organizationId,
  roles: user.roles.map((role) => (typeof role === 'number' ? role : role.id)),
});
