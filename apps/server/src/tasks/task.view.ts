import type { Task } from '@msurvey/contract';
import type { TaskRow } from './task.queries.ts';

export const taskView = (row: TaskRow): Task => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  done: row.done,
  total: row.total,
  message: row.message,
  fileUuid: row.fileUuid,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
});
