import type { OperationName } from '@msurvey/contract';

/** What a change makes old, so that no screen shows yesterday's names. */
export const AFTER_ORGANIZATION: readonly OperationName[] = [
  'organizations',
  'organizationOptions',
  'users',
  'roles',
  'roleList',
  'forumAccess',
];
export const AFTER_ROLE: readonly OperationName[] = [
  'roles',
  'roleList',
  'roleOptions',
  'organizations',
  'users',
  'permissionList',
  'accessGrid',
  'forumAccess',
];
export const AFTER_USER: readonly OperationName[] = ['users', 'organizations', 'roles'];
