import type { AuditEntity } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { AuditedTransaction } from '#http/audited.ts';
import { startTask } from '#tasks/start-task.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { taskView } from '#tasks/task.view.ts';

export interface Asking {
  db: Db;
  who: { userId: number };
  audit: AuditedTransaction['audit'];
}

interface Begun<Input extends TaskInput> {
  /** Of the task. */
  kind: string;
  /** Of what the audit says that it was taken out. */
  entity: AuditEntity;
  projectId: number | null;
  input: Input;
  /** What the audit says of the choice. */
  chosen: Record<string, unknown>;
}

/** The work itself is done behind; the caller watches the task. */
export async function startTable<Input extends TaskInput>(
  context: Pick<Context, 'jobs'>,
  { db, who, audit }: Asking,
  { kind, entity, projectId, input, chosen }: Begun<Input>,
) {
  const task = await startTask(context, db, { ownerId: who.userId, kind, projectId, formId: null, input });
  const after = { ...chosen, task: task.id };
  await audit({ action: 'export', entity, ...(projectId !== null && { projectId }), after });
  return { data: taskView(task) };
}
