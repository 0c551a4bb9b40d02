import type { Status } from '@msurvey/ui';

/** How long work looks, by its state. */
export const WORK_STATUS = {
  waiting: 'new',
  running: 'inProgress',
  done: 'done',
  failed: 'rejected',
  cancelled: 'inactive',
} as const satisfies Record<string, Status>;
