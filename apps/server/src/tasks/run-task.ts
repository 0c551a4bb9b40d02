import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Context } from '#context.ts';
import { keepStored } from '#external/stored-files.ts';
import { type AuditedTransaction, audited } from '#http/audited.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { writeProblem } from '#http/problem-writer.ts';
import { passingTrouble } from '#http/passing-trouble.ts';
import { languageOf } from '#texts/texts.ts';
import { startPulse, type Pulse, Stopped } from './pulse.ts';
import { queueTask } from './start-task.ts';
import { claimFairest, endTask, nextTask, ownerNamed, type TaskRow } from './task.queries.ts';
import type { TaskInput } from './task-input.ts';
import { taskText } from './task-texts.ts';

export interface TaskWork {
  task: TaskRow;
  /** Aborted when the owner cancels, the server stops, or another process has taken the task over. */
  signal: AbortSignal;
  progress(done: number, total: number | null): void;
}

/** A file on this machine that becomes the owner's; the runner removes it afterwards. */
export interface TaskResult {
  path: string;
  fileName: string;
  mediaType: string;
  dispose(): Promise<void>;
}

/** Null: the work itself was the result, there is nothing to fetch. */
export type TaskRunner = (context: Context, work: TaskWork) => Promise<TaskResult | null>;
/** By the kind of task. */
export type TaskRunners = Readonly<Record<string, TaskRunner>>;

const inputOf = (task: TaskRow) => task.input as TaskInput;

const sentence = (task: TaskRow, error: unknown): string => {
  const { interface: spoken } = inputOf(task);
  const known = (error instanceof Refusal ? error : passingTrouble(error))?.problem ?? problem('server.failed');
  return writeProblem(known, languageOf(spoken), task.id)
    .errors.map((e) => e.detail)
    .join(', ');
};

const tell = (context: Context, db: Context['database']['db'], task: TaskRow, message: string) =>
  context.jobs.enqueue(db, 'notify', {
    userIds: [task.ownerId],
    message,
    formTitle: inputOf(task).name,
    ...(task.projectId ? { projectId: task.projectId } : {}),
  });

async function finishWithout(context: Context, task: TaskRow, pulse: Pulse): Promise<void> {
  await context.database.transaction(async ({ db }) => {
    const end = { state: 'done', done: pulse.done, total: pulse.done } as const;
    if (!(await endTask(db, task, end))) return;
    await tell(
      context,
      db,
      task,
      taskText(inputOf(task).interface, inputOf(task).ended ?? 'derived', { name: inputOf(task).name }),
    );
  });
}

/** A file that leaves the house says in the audit how many rows it has; who asked, and for what, stands there since its start. */
async function noteRows(tx: AuditedTransaction, task: TaskRow, rows: number): Promise<void> {
  const { ownerId, projectId } = task;
  await tx.audit({
    action: 'exported',
    entity: 'task',
    entityId: task.id,
    after: { kind: task.kind, name: inputOf(task).name, rows },
    ...(projectId === null ? {} : { projectId }),
    actor: { userId: ownerId, ...(await ownerNamed(tx.db, ownerId)) },
  });
}

/** Kept before it is named: the task is done exactly when its file can be fetched. */
async function finish(context: Context, task: TaskRow, result: TaskResult, pulse: Pulse): Promise<void> {
  const { database, files } = context;
  const uuid = randomUUID();
  const { size } = await stat(result.path);
  await files.putStream(uuid, createReadStream(result.path));
  const origin = { requestId: task.id, address: '', userAgent: null };
  const kept = await audited(database, origin, async (tx) => {
    const { db } = tx;
    const end = { state: 'done', fileUuid: uuid, done: pulse.done, total: pulse.done } as const;
    if (!(await endTask(db, task, end))) return false;
    await noteRows(tx, task, pulse.done);
    await keepStored(db, { uuid, ownerId: task.ownerId, name: result.fileName, mediaType: result.mediaType, size });
    await tell(context, db, task, taskText(inputOf(task).interface, 'done', { name: result.fileName }));
    return true;
  });
  if (!kept) await files.remove(uuid);
}

async function fail(context: Context, task: TaskRow, error: unknown): Promise<void> {
  if (!(error instanceof Refusal)) context.log.error({ err: error, task: task.id }, 'a task failed');
  const message = sentence(task, error);
  await context.database.transaction(async ({ db }) => {
    if (!(await endTask(db, task, { state: 'failed', message }))) return;
    await tell(context, db, task, taskText(inputOf(task).interface, 'failed', { name: inputOf(task).name, message }));
  });
}

const isPassing = (error: unknown) => passingTrouble(error)?.problem.code === 'database.unavailable';

/** Long tasks of one person that run at a time, in all processes together. */
const OF_ONE_PERSON = 3;

/**
 * The job behind a task. It works on whatever is fair to begin now, which need not be the task it was made for: whoever
 * started twenty exports does not make others wait for all of them. Thrown errors make the queue try again later; the task
 * waits meanwhile.
 */
export async function runTask(context: Context, runners: TaskRunners): Promise<void> {
  const { database, jobs } = context;
  const task = await database.transaction(({ db }) => claimFairest(db, OF_ONE_PERSON));
  const runner = task && runners[task.kind];
  if (!task || !runner) return;
  const pulse = startPulse(database.db, task, jobs.stopping);
  try {
    const result = await runner(context, { task, signal: pulse.signal, progress: pulse.progress });
    if (!result) return await finishWithout(context, task, pulse);
    try {
      await finish(context, task, result, pulse);
    } finally {
      await result.dispose();
    }
  } catch (error) {
    const ended = pulse.signal.aborted;
    if (ended && !jobs.stopping.aborted) return;
    if (ended || isPassing(error)) {
      await endTask(database.db, task, { state: 'waiting' });
      throw ended ? new Stopped() : error;
    }
    await fail(context, task, error);
  } finally {
    await pulse.stop();
    await beginNext(context);
  }
}

/** A job that found nothing to begin, because its owner had enough running, has ended: what waits gets another. */
async function beginNext(context: Context): Promise<void> {
  const { database, jobs } = context;
  if (jobs.stopping.aborted) return;
  const next = await nextTask(database.db, OF_ONE_PERSON);
  if (next) await queueTask(context, database.db, next);
}
