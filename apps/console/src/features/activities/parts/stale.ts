import type { OperationName } from '@msurvey/contract';

/** What a decision or a deletion makes old, the bell's counts among it. */
export const AFTER_DECISION: readonly OperationName[] = [
  'pendingValidation',
  'validationQueue',
  'validationRecord',
  'validationFilters',
  'activities',
  'activityProfile',
  'returnedActivities',
  'validationSummary',
  'submission',
  'submissions',
];
