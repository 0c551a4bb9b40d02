import type { LoginUser, session } from '@msurvey/contract';
import { fullName } from '@msurvey/domain';
import type { z } from 'zod';
import type { Who } from '#http/access-cache.ts';
import type { ProfileRow } from './profile.queries.ts';
import type { SessionRow } from './session.queries.ts';

/** Switches are shown to their owner only. */
export const loginUserView = (row: ProfileRow, who: Who): LoginUser => ({
  id: row.id,
  username: row.username,
  name: fullName(row),
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  phone: row.phone,
  location: row.location,
  organization: { id: row.organizationId, name: row.organizationName },
  roles: row.roles,
  isSuperUser: row.isSuperUser,
  isActive: row.status === 'active',
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  permissions: row.id === who.userId ? [...who.permissions].sort() : [],
  isInProgramme: row.id === who.userId && who.isInProgramme,
  readsForums: row.id === who.userId && who.readsForums,
});

type SessionWire = z.input<(typeof session.sessions)['response']>['data'][number];

export const sessionView = (row: SessionRow, who: Who): SessionWire => ({
  id: row.id,
  current: row.id === who.sessionId,
  startedAt: row.startedAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  address: row.address,
  device: row.device,
});
