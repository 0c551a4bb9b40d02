import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { gatherRepeated } from './audit-write.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'gather-audit': unknown;
  }
}

export const auditJobs = (context: Context): JobHandlers => ({
  'gather-audit': () => gatherRepeated(context.database.db),
});
