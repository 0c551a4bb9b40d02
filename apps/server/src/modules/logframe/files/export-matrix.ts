import type { logframeFiles, LogframeMatrixFile } from '@msurvey/contract';
import type { Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { projectFor } from '#http/project-gate.queries.ts';
import { facts, title } from '#pdf/parts.ts';
import { pdfLanguage, type PdfFile } from '#pdf/pdf-file.ts';
import { pdfRunner } from '#pdf/pdf-task.ts';
import { problem, Refusal } from '#problem/problem.ts';
import { projectFile } from '#tables/project-file.ts';
import { startTable } from '#tables/start-table.ts';
import type { TaskRunner, TaskRunners } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { languageOf } from '#texts/texts.ts';
import { levelsOf } from '../levels/level.queries.ts';
import { treeOf } from '../nodes/node.queries.ts';
import { seenIn } from '../nodes/tree.view.ts';
import { logframeSight } from '../sight.ts';
import { matrixOf } from './matrix.ts';
import { docxFile, matrixTable } from './matrix-docx.ts';
import { matrixPages } from './matrix-pages.ts';
import { matrixWord } from './matrix-words.ts';

/** What a later stage knows of where the values of indicators come from. */
export type DataSources = (db: Db, projectId: number, language: Language) => Promise<ReadonlyMap<number, string>>;

const KINDS: Record<LogframeMatrixFile['format'], string> = {
  pdf: 'pdf-logframe-matrix',
  docx: 'docx-logframe-matrix',
};

/** A text document is in the language of the screens; paper has faces for English and Bangla. */
const writtenIn = (format: LogframeMatrixFile['format'], spoken: string): Language =>
  format === 'pdf' ? pdfLanguage(spoken) : languageOf(spoken);

export const exportMatrix =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof logframeFiles)['logframeMatrixFile']>) => {
    const { projectId, format } = call.body;
    const name = matrixWord('title', writtenIn(format, call.language));
    const input: TaskInput = { interface: call.language, name };
    const chosen = { matrix: true, format };
    return startTable(context, call, { kind: KINDS[format], entity: 'logframe', projectId, input, chosen });
  };

async function readMatrix(db: Db, task: TaskRow, language: Language, dataSources: DataSources) {
  const project = await projectFor(db, task.projectId as number, null, null);
  if (!project) throw new Refusal(problem('record.not-found'));
  const { homeId } = project;
  const nodes = await treeOf(db, homeId);
  const seen = seenIn(nodes, logframeSight(project));
  const file = await projectFile(db, task, { title: matrixWord('title', language), filters: '', language });
  const told = {
    levels: await levelsOf(db, homeId),
    sources: await dataSources(db, homeId, language),
    language,
  };
  const results = matrixOf(
    nodes.filter(({ id }) => !seen || seen.has(id)),
    told,
  );
  // Nothing narrows a matrix.
  return { fileName: file.fileName, about: file.about.slice(0, 3), results };
}

const preparePdf =
  (dataSources: DataSources) =>
  async ({ database: { db } }: Context, task: TaskRow): Promise<PdfFile> => {
    const language = pdfLanguage((task.input as TaskInput).interface);
    const { fileName, about, results } = await readMatrix(db, task, language, dataSources);
    const name = matrixWord('title', language);
    const foot = [name, about[0]?.[1]].filter(Boolean).join(' · ');
    const content = [title(name), facts(about), ...matrixPages(results, language)];
    return { fileName, document: { title: name, language, orientation: 'landscape', foot, content } };
  };

const docxRunner =
  (dataSources: DataSources): TaskRunner =>
  async ({ database: { db } }, { task }) => {
    const language = languageOf((task.input as TaskInput).interface);
    const { fileName, about, results } = await readMatrix(db, task, language, dataSources);
    return docxFile(task.id, fileName, matrixTable(results, about, language));
  };

export const matrixTasks = (dataSources: DataSources): TaskRunners => ({
  [KINDS.pdf]: pdfRunner(preparePdf(dataSources)),
  [KINDS.docx]: docxRunner(dataSources),
});
