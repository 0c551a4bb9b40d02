import type { projects } from '@msurvey/contract';
import { fullName } from '@msurvey/domain';
import type { z } from 'zod';
import type { TeamRow } from './team-row.queries.ts';

type CandidateWire = z.input<(typeof projects.projectCandidates)['response']>['data'][number];
type MemberWire = z.input<(typeof projects.projectMembers)['response']>['data'][number];
type OrganizationWire = z.input<(typeof projects.projectOrganizations)['response']>['data'][number];

export const candidateView = (projectId: number, row: TeamRow): CandidateWire => ({
  userId: row.userId,
  projectId,
  username: row.username,
  name: fullName(row),
  orgName: row.orgName,
  roleName: row.roleName ?? '',
});

export const memberView = (projectId: number, row: TeamRow, can: MemberWire['can']): MemberWire => ({
  ...candidateView(projectId, row),
  can,
});

/** The wire names an organisation twice. */
export const organizationView = ({ id, name }: { id: number; name: string }): OrganizationWire => ({
  orgId: id,
  orgName: name,
  name,
});
