import { rm } from 'node:fs/promises';
import type { DataFilter } from '@msurvey/contract';
import type { Context } from '#context.ts';
import { connectionOptionsOf } from '#db/connection-options.ts';
import { threadAddress } from '#external/thread.ts';
import { Problem, problem, Refusal } from '#problem/problem.ts';
import { countRecords, MOST_COUNTED } from '../data/count.queries.ts';
import type { RecordFilter } from '../data/filter.queries.ts';
import { checkFilter } from '../data/check-filter.ts';
import { formLanguage, spokenIn } from '../data/form-language.ts';
import { formShape } from '../data/known-shapes.ts';
import { reachOfOwner } from '../reach/records-reach.ts';
import type { TaskResult, TaskRunner, TaskWork } from '#tasks/run-task.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { workFolder, WritingThreads } from '#tasks/thread-work.ts';
import { languageOf } from '#texts/texts.ts';
import { type LabelsToFind, findLabels } from './find-labels.ts';
import { codebookOf } from './codebook.ts';
import { conditionLines } from './condition-lines.ts';
import { batchStatement, exportNames } from './export.queries.ts';
import type { ExportMessage, ExportTask } from './export-task.ts';
import { fileNameOf } from '#tables/file-name.ts';
import { type ExportStyle, planExport } from './plan.ts';

type Finished = Extract<ExportMessage, { path: string }>;

export interface ExportInput extends TaskInput {
  filter: DataFilter;
  type: 'xlsx' | 'csv';
  /** A language of the form for labels; null: the reader's. */
  language: string | null;
  values?: ExportStyle['values'];
  headers?: ExportStyle['headers'];
  xformId: number;
}

const MEDIA_TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
};
const threads = new WritingThreads<ExportTask, Finished>(threadAddress('export-worker'));

/** Once for an export, an index tells how many are within reach; what is asked of answers would cost what reading does. */
const mostCounted = ({ conditions }: RecordFilter): number => (conditions.length > 0 ? MOST_COUNTED : 2_000_000);

/** Everything that the thread needs to know; it asks nobody but the database. */
async function prepare(context: Context, { task }: TaskWork, folder: string) {
  const { db, pool } = context.database;
  const { filter: asked, type, xformId, values = 'labels', headers = 'labels', ...input } = task.input as ExportInput;
  const reader = languageOf(input.interface);
  const [projectId, formId] = [task.projectId as number, task.formId as number];
  const form = { id: formId, projectId, xformId, isArchived: false };
  const shape = await formShape(db, xformId);
  // As far as the owner reaches now, not when it was asked for: what was taken away meanwhile is not written.
  const reached = await reachOfOwner(db, task.ownerId, projectId);
  if (!reached) throw new Refusal(problem('record.not-found'));
  const filter = await checkFilter(db, form, asked, reached);
  if (filter instanceof Problem) throw new Refusal(filter);
  const names = await exportNames(db, { projectId, formId }, task.ownerId, asked.userId ?? null);
  if (!shape || !names) throw new Refusal(problem('record.not-found'));
  const language = input.language ?? formLanguage(shape, reader);
  const plan = planExport(shape, { language, values, headers, reader });
  const sources = { db, files: context.files };
  const spoken = spokenIn(language, reader);
  const tell = (codes: LabelsToFind[]) => findLabels(sources, { projectId, xformId }, plan, codes, spoken);
  const answers =
    values === 'codes'
      ? undefined
      : await conditionLines(sources, shape, { projectId, xformId }, asked.answers, language);
  const exportTask: ExportTask = {
    connection: connectionOptionsOf(pool),
    statement: batchStatement(db, filter, new Date(), plan),
    plan,
    codebook: codebookOf(shape),
    facts: { ...names, version: shape.version, labels: values === 'codes' ? null : language, filter: asked, answers },
    language: reader,
    format: type,
    folder,
  };
  return { exportTask, names, tell, total: await countRecords(db, filter, mostCounted(filter)) };
}

export const runExport: TaskRunner = async (context, work): Promise<TaskResult> => {
  const folder = await workFolder(work.task.id);
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    const { exportTask, names, tell, total } = await prepare(context, work, folder);
    work.progress(0, total);
    const { path, extension } = await threads.write(exportTask, work, total, tell);
    const fileName = `${fileNameOf(names.form)} ${names.exportedAt.slice(0, 10)}.${extension}`;
    return { path, fileName, mediaType: MEDIA_TYPES[extension], dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
};
