import type { OperationName } from '@msurvey/contract';

/** What a change makes old, so that no screen shows yesterday's project. */
export const AFTER_PROJECT: readonly OperationName[] = ['myProjects', 'project', 'sites', 'projectMembers'];
export const AFTER_TEAM: readonly OperationName[] = [
  'projectMembers',
  'projectCandidates',
  'projectOrganizations',
  'project',
  'myProjects',
];
