import type { OperationName } from '@msurvey/contract';

/** What a change makes old, so that no screen shows yesterday's figures. */
export const AFTER_USERS: readonly OperationName[] = ['formUsers', 'formUser', 'formUserCandidates', 'form'];
export const AFTER_DATA: readonly OperationName[] = [
  'submissions',
  'submissionPoints',
  'submission',
  'formUsers',
  'formUser',
  'form',
  'oneFormSummary',
  'projectForms',
  'formSummary',
  'myProjects',
  // what a record becomes in the registries and among the activities, and the bell that counts those
  'members',
  'member',
  'memberHistory',
  'groups',
  'group',
  'groupHistory',
  'demonstrations',
  'infrastructures',
  'activities',
  'activityProfile',
  'returnedActivities',
  'pendingValidation',
  'validationQueue',
  'validationRecord',
  'validationSummary',
];
