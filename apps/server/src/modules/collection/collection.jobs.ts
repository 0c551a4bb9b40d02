import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import { runExport } from './exports/run-export.ts';
import { EXPORT } from './exports/start-export.ts';
import { REBUILD, runRebuild } from './projections/rebuild-task.ts';
import { retryProjections } from './projections/retry.ts';

export const collectionJobs = (context: Context): JobHandlers => ({
  'retry-projections': () => retryProjections(context),
});

export const collectionTasks: TaskRunners = { [EXPORT]: runExport, [REBUILD]: runRebuild };
