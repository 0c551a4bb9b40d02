import { rm } from 'node:fs/promises';
import type { DataFilter } from '@msurvey/contract';
import { isLanguage, type Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import { connectionOptionsOf } from '#db/connection-options.ts';
import { threadAddress } from '#external/thread.ts';
import { Problem, problem, Refusal } from '#http/problem.ts';
import { countRecords } from '../data/count.queries.ts';
import { checkFilter } from '../data/check-filter.ts';
import { formShape } from '../data/known-shapes.ts';
import type { TaskInput, TaskResult, TaskRunner, TaskWork } from '../tasks/run-task.ts';
import { workFolder, WritingThreads } from '../tasks/thread-work.ts';
import { codebookOf } from './codebook.ts';
import { batchStatement, exportNames } from './export.queries.ts';
import type { ExportMessage, ExportTask } from './export-task.ts';
import { fileNameOf } from './file-name.ts';
import { planExport } from './plan.ts';

type Finished = Extract<ExportMessage, { path: string }>;

export interface ExportInput extends TaskInput {
  filter: DataFilter;
  type: 'xlsx' | 'csv';
  /** Of the labels; null: names and codes. */
  language: string | null;
  xformId: number;
}

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};
const threads = new WritingThreads<ExportTask, Finished>(threadAddress('export-worker'));

/** Everything that the thread needs to know; it asks nobody but the database. */
async function prepare(context: Context, { task }: TaskWork, folder: string) {
  const { db, pool } = context.database;
  const { filter: asked, type, language, xformId, interface: spoken } = task.input as ExportInput;
  const [projectId, formId] = [task.projectId as number, task.formId as number];
  const form = { id: formId, projectId, xformId, isArchived: false };
  const shape = await formShape(db, xformId);
  const filter = await checkFilter(db, form, asked);
  if (filter instanceof Problem) throw new Refusal(filter);
  const names = await exportNames(db, { projectId, formId }, task.ownerId, asked.userId ?? null);
  if (!shape || !names) throw new Refusal(problem('record.not-found'));
  const plan = planExport(shape, language);
  const exportTask: ExportTask = {
    connection: connectionOptionsOf(pool),
    statement: batchStatement(db, filter, new Date(), plan),
    plan,
    codebook: codebookOf(shape),
    facts: { ...names, version: shape.version, labels: language, filter: asked },
    language: isLanguage(spoken) ? spoken : ('en' satisfies Language),
    format: type,
    folder,
  };
  return { exportTask, names, total: await countRecords(db, filter) };
}

export const runExport: TaskRunner = async (context, work): Promise<TaskResult> => {
  const folder = await workFolder(work.task.id);
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const { exportTask, names, total } = await prepare(context, work, folder);
    work.progress(0, total);
    const { path, extension } = await threads.write(exportTask, work, total);
    const fileName = `${fileNameOf(names.form)} ${names.exportedAt.slice(0, 10)}.${extension}`;
    return { path, fileName, mediaType: MEDIA_TYPES[extension], dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
};
