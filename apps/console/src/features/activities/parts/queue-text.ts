import { followUpQueued } from '@msurvey/domain';
import type { ActivityText } from '~/features/activities/texts.ts';

/** What waits without a sub-activity: follow-ups of a kind, or records that name none. */
export const queueText = (queue: number): ActivityText => `pending.${followUpQueued(queue) ?? 'unnamed'}`;
