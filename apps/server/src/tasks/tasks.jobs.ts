import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { reviveTasks } from './revive-tasks.ts';
import { runTask, type TaskRunners } from './run-task.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'run-task': { taskId: string };
    'revive-tasks': unknown;
  }
}

export const taskJobs = (context: Context, runners: TaskRunners): JobHandlers => ({
  'run-task': () => runTask(context, runners),
  'revive-tasks': () => reviveTasks(context),
});
