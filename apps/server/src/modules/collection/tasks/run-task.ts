import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { isLanguage } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { keepStored } from '#external/stored-files.ts';
import { problem, Refusal } from '#http/problem.ts';
import { writeProblem } from '#http/problem-writer.ts';
import { troubleOf } from '../ingest/trouble.ts';
import { startPulse, type Pulse, Stopped } from './pulse.ts';
import { claimTask, endTask, type TaskRow } from './task.queries.ts';
import { taskText } from './task-texts.ts';

/** What every task is started with, beside its own input. */
export interface TaskInput {
  /** The language of the screens when it was started: in it the owner is told how it ended. */
  interface: string;
  /** What the owner calls it: the form's title. */
  name: string;
}

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

const inputOf = (task: TaskRow) => task.input as TaskInput;

const sentence = (task: TaskRow, error: unknown): string => {
  const { interface: spoken } = inputOf(task);
  const known = (error instanceof Refusal ? error : troubleOf(error))?.problem ?? problem('server.failed');
  return writeProblem(known, isLanguage(spoken) ? spoken : 'en', task.id)
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
    await tell(context, db, task, taskText(inputOf(task).interface, 'derived', { name: inputOf(task).name }));
  });
}

/** Kept before it is named: the task is done exactly when its file can be fetched. */
async function finish(context: Context, task: TaskRow, result: TaskResult, pulse: Pulse): Promise<void> {
  const { database, files } = context;
  const uuid = randomUUID();
  const { size } = await stat(result.path);
  await files.putStream(uuid, createReadStream(result.path));
  const kept = await database.transaction(async ({ db }) => {
    const end = { state: 'done', fileUuid: uuid, done: pulse.done, total: pulse.done } as const;
    if (!(await endTask(db, task, end))) return false;
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

const isPassing = (error: unknown) => troubleOf(error)?.problem.code === 'database.unavailable';

/** The job behind a task. Thrown errors make the queue try again later; the task waits meanwhile. */
export async function runTask(
  context: Context,
  runners: Readonly<Record<string, TaskRunner>>,
  taskId: string,
): Promise<void> {
  const { database, jobs } = context;
  const task = await claimTask(database.db, taskId);
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
  }
}
