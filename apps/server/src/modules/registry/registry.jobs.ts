import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { gatherCounts } from './search/counts.queries.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'gather-registry-counts': unknown;
  }
}

export const registryJobs = ({ database }: Context): JobHandlers => ({
  'gather-registry-counts': () => gatherCounts(database.db),
});
