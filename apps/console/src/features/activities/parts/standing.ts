import type { ActivityRow } from '@msurvey/contract';

export type Standing = 'pending' | 'approved' | 'rejected';

/** As the documents derive it: rejected wins, then approved, else it waits. */
export function standingOf({ project_id, is_validate }: Pick<ActivityRow, 'project_id' | 'is_validate'>): Standing {
  if (project_id !== null) return 'rejected';
  return is_validate ? 'approved' : 'pending';
}

export const STANDING_OF_STATE = { received: 'pending', approved: 'approved', rejected: 'rejected' } as const;
