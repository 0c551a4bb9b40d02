import type { access } from '@msurvey/contract';
import type { z } from 'zod';
import type { Caller } from '../access.policy.ts';
import { roleAbilities } from './role.policy.ts';
import type { RoleListRow } from './role.queries.ts';

export type RoleWire = z.input<(typeof access.roles)['response']>['data'][number];

export const roleView = (who: Caller, row: RoleListRow): RoleWire => ({
  id: row.id,
  name: row.name,
  description: row.description,
  organization: row.organization,
  userCount: row.userCount,
  permissionCount: row.permissionCount,
  createdAt: row.createdAt.toISOString(),
  can: roleAbilities(who, { ...row, organizationId: row.organization.id }),
});
