import type { ProjectCard } from '@msurvey/contract';
import type { Principal } from '@msurvey/domain';
import { projectAbilities } from './project.policy.ts';
import type { ProjectFields, ProjectRow } from './project.queries.ts';

export const projectView = (who: Principal, row: ProjectRow): ProjectCard => ({
  id: row.id,
  name: row.name,
  description: row.description,
  startDate: row.startDate,
  endDate: row.endDate,
  isArchived: row.isArchived,
  partner: row.partner,
  umbrella: row.umbrellaId === null ? null : { id: row.umbrellaId, name: row.umbrella ?? '' },
  memberCount: row.memberCount,
  formCount: row.formCount,
  submissionCount: row.submissionCount,
  can: projectAbilities(who, row),
});

/** What is stored of a project, and kept by the audit. */
export const projectDetails = (project: {
  name: string;
  description: string | null;
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  partner: readonly string[];
  umbrellaId: number | null;
}): ProjectFields => ({
  name: project.name,
  description: project.description,
  startDate: project.startDate ?? null,
  endDate: project.endDate ?? null,
  partner: [...new Set(project.partner)],
  umbrellaId: project.umbrellaId,
});
