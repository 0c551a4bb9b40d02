import type { access } from '@msurvey/contract';
import type { z } from 'zod';
import type { Caller } from '../access.policy.ts';
import { organizationAbilities } from './organization.policy.ts';
import type { OrganizationFields, OrganizationListRow } from './organization.queries.ts';

export type OrganizationWire = z.input<(typeof access.organizations)['response']>['data'][number];

export const organizationView = (who: Caller, row: OrganizationListRow): OrganizationWire => ({
  orgId: row.id,
  orgName: row.name,
  ...organizationDetails(row),
  isActive: row.isActive,
  userCount: row.userCount,
  roleCount: row.roleCount,
  createdAt: row.createdAt.toISOString(),
  can: organizationAbilities(who, row),
});

/** What the audit keeps of an organisation. */
export const organizationDetails = ({
  name,
  shortName,
  email,
  phone,
  address,
}: OrganizationFields): OrganizationFields => ({
  name,
  shortName,
  email,
  phone,
  address,
});
