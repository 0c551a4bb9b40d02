import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { runExport } from './exports/run-export.ts';
import { EXPORT } from './exports/start-export.ts';
import { REBUILD, runRebuild } from './projections/rebuild-task.ts';
import { retryProjections } from './projections/retry.ts';
import { knownRunners, registerRunner } from './tasks/runners.ts';
import { taskJobs } from './tasks/tasks.jobs.ts';

registerRunner(EXPORT, runExport);
registerRunner(REBUILD, runRebuild);

export const collectionJobs = (context: Context): JobHandlers => ({
  'retry-projections': () => retryProjections(context),
  ...taskJobs(context, knownRunners()),
});
