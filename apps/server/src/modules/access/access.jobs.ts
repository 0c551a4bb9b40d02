import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { gatherHeads } from './head-count/head-count.queries.ts';
import { mailInvitation } from './users/invite-user.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'mail-invitation': { userId: number; language: Language };
    'gather-head-counts': unknown;
  }
}

export const accessJobs = (context: Context): JobHandlers => ({
  'mail-invitation': (invitation) => mailInvitation(context, invitation),
  'gather-head-counts': () => gatherHeads(context.database.db),
});
