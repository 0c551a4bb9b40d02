import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { purgeDeleted } from './clean.queries.ts';
import { RESTORABLE_DAYS } from './library/xform-list.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'clean-forms': unknown;
  }
}

export const formJobs = ({ database }: Context): JobHandlers => ({
  'clean-forms': () => purgeDeleted(database.db, RESTORABLE_DAYS),
});
