import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { TaskRunner } from '#tasks/run-task.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { startTask } from '#tasks/start-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { recordsOf } from './projection.queries.ts';
import { type FormKey, projectorsOf } from './projector.ts';
import { rebuild } from './rebuild.ts';

export const REBUILD = 'rebuild';

interface RebuildInput extends TaskInput {
  xformId: number;
  /** Projectors that derived from the form until now. */
  formerly: string[];
}

/** Who derives from a form, before that changes. */
export const derivingFrom = (form: FormKey): string[] => projectorsOf(form).map((projector) => projector.name);

/** Everything that comes from a form, derived anew after the commit, with progress for whoever asked. */
export const startRebuild = (
  context: Pick<Context, 'jobs'>,
  db: Db,
  { form, formerly, ...who }: { form: FormKey; formerly: string[]; ownerId: number; language: string; name: string },
): Promise<TaskRow> => {
  const input: RebuildInput = { interface: who.language, name: who.name, xformId: form.xformId, formerly };
  const { projectId, formId } = form;
  return startTask(context, db, { ownerId: who.ownerId, kind: REBUILD, projectId, formId, input });
};

export const runRebuild: TaskRunner = async ({ database }, { task, signal, progress }) => {
  const { xformId, formerly } = task.input as RebuildInput;
  const form = { projectId: task.projectId as number, formId: task.formId as number, xformId };
  const total = await recordsOf(database.db, form);
  progress(0, total);
  // Told to end, it leaves everything as it was: the transaction is rolled back.
  const onPage = (records: number) => {
    signal.throwIfAborted();
    progress(records, Math.max(records, total));
  };
  await rebuild(database, form, onPage, formerly);
  return null;
};
