import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { mailInvitation } from './users/invite-user.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'mail-invitation': { userId: number; language: Language };
  }
}

export const accessJobs = (context: Context): JobHandlers => ({
  'mail-invitation': (invitation) => mailInvitation(context, invitation),
});
