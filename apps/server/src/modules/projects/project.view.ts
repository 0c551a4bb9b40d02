import type { projects } from '@msurvey/contract';
import type { z } from 'zod';
import type { ProjectRow } from './project.queries.ts';

export type ProjectWire = z.input<(typeof projects.myProjects)['response']>['data'][number];

export const projectView = (row: ProjectRow): ProjectWire => ({
  id: row.id,
  name: row.name,
  description: row.description,
  startDate: row.startDate,
  endDate: row.endDate,
  isArchived: row.isArchived,
  partner: row.partner,
  memberCount: row.memberCount,
  formCount: null,
  submissionCount: null,
  can: { edit: false, archive: false, addMember: false, removeMember: false, addSite: false, removeSite: false },
});
