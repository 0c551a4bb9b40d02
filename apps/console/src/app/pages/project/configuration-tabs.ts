import type { Module } from '@msurvey/domain';

/**
 * The strip of the configuration tab. The index in the address counts all eleven, also those a reader may not open,
 * so that a link means the same tab for everybody.
 */
export const CONFIGURATION_TABS = [
  'Dashboard',
  'Member Register',
  'Group Register',
  'Project Activity',
  'Work plan',
  'Demonstration list',
  'Infrastructure list',
  'Validation',
  'Log Definition',
  'Log Frame',
  'Report',
] as const satisfies readonly Module[];

export type ConfigurationModule = (typeof CONFIGURATION_TABS)[number];
