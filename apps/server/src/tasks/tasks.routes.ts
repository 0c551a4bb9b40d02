import type { tasks } from '@msurvey/contract';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { cancelTask, countTasks, findTask, listTasks } from './task.queries.ts';
import { taskView } from './task.view.ts';

export const taskHandlers = {
  task: async ({ db, who, params }) => {
    const row = await findTask(db, params.taskId, who.userId);
    return row ? { data: taskView(row) } : problem('record.not-found');
  },

  tasks: async ({ db, who, body }) => {
    const [rows, count] = await Promise.all([listTasks(db, who.userId, body), countTasks(db, who.userId)]);
    return { data: rows.map(taskView), meta: { count } };
  },

  /** What has ended already stays as it ended. */
  cancelTask: async ({ db, who, params, audit }) => {
    const stopped = await cancelTask(db, params.taskId, who.userId);
    const row = stopped ?? (await findTask(db, params.taskId, who.userId));
    if (!row) return problem('record.not-found');
    if (stopped) {
      const about = {
        entity: 'task' as const,
        entityId: row.id,
        ...(row.projectId ? { projectId: row.projectId } : {}),
      };
      await audit({ action: 'cancel', ...about, after: { kind: row.kind, formId: row.formId } });
    }
    return { data: taskView(row) };
  },
} satisfies Handlers<typeof tasks>;
