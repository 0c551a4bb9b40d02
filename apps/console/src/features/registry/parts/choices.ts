import type { InfrastructureType } from '@msurvey/contract';

/** As specified; the contract names the same, and is not part of the browser's code. */
export const PROJECT_COUNTS = [1, 2, 3, 4, 5];
export const STRUCTURES = [
  'CFC',
  'Seed Village',
  'Buried pipe',
  'Canal',
  'Dyke',
  'others',
] as const satisfies readonly InfrastructureType[];
