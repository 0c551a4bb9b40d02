import type { ActivityRow } from '@msurvey/contract';

export type ReviewState = 'pending' | 'approved' | 'rejected';

/** As the documents derive it: rejected wins, then approved, else it waits. */
export function reviewStateOf({
  project_id,
  is_validate,
}: Pick<ActivityRow, 'project_id' | 'is_validate'>): ReviewState {
  if (project_id !== null) return 'rejected';
  return is_validate ? 'approved' : 'pending';
}

export const REVIEW_STATE_OF = { received: 'pending', approved: 'approved', rejected: 'rejected' } as const;
