import { randomUUID } from 'node:crypto';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import { insertTask, type NewTask, type TaskRow } from './task.queries.ts';
import type { TaskInput } from './task-input.ts';

export const queueTask = ({ jobs }: Pick<Context, 'jobs'>, db: Db, taskId: string): Promise<void> =>
  jobs.enqueue(db, 'run-task', { taskId }, { key: `task:${taskId}`, maxAttempts: 5, isLong: true });

/** Long work of one person, begun after the commit. */
export async function startTask(
  context: Pick<Context, 'jobs'>,
  db: Db,
  task: Omit<NewTask, 'id' | 'input'> & { input: TaskInput },
): Promise<TaskRow> {
  const row = await insertTask(db, { ...task, id: randomUUID() });
  await queueTask(context, db, row.id);
  return row;
}
