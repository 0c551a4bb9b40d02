import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { runExport } from './exports/run-export.ts';
import { EXPORT } from './exports/start-export.ts';
import { retryProjections } from './projections/retry.ts';
import { taskJobs } from './tasks/tasks.jobs.ts';

export const collectionJobs = (context: Context): JobHandlers => ({
  'retry-projections': () => retryProjections(context),
  ...taskJobs(context, { [EXPORT]: runExport }),
});
