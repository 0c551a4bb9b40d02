import type { Context } from '#context.ts';
import type { JobHandlers } from '#jobs/queue.ts';
import { reviveTasks } from './revive-tasks.ts';
import { runTask, type TaskRunner } from './run-task.ts';

declare module '#jobs/queue.ts' {
  interface JobTypes {
    'run-task': { taskId: string };
    'revive-tasks': unknown;
  }
}

export const taskJobs = (context: Context, runners: Readonly<Record<string, TaskRunner>>): JobHandlers => ({
  'run-task': ({ taskId }) => runTask(context, runners, taskId),
  'revive-tasks': () => reviveTasks(context),
});
