import type { OperationName } from '@msurvey/contract';

/** What a change makes old, so that no screen shows yesterday's people. */
export const AFTER_MEMBER: readonly OperationName[] = [
  'members',
  'member',
  'memberHistory',
  'memberMerges',
  'duplicatePairs',
  'groups',
  'group',
  'groupHistory',
];
export const AFTER_GROUP_CODE: readonly OperationName[] = ['groups', 'group', 'groupPairs'];
