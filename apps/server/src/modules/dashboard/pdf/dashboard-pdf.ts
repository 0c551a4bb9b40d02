import type { DashboardAsked, reports } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { filterLine, wordsOfCut } from '#modules/figures/index.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { pdfLanguage, type PdfFile } from '#pdf/pdf-file.ts';
import { pdfRunner } from '#pdf/pdf-task.ts';
import { reportFile } from '#pdf/report-file.ts';
import { Problem, Refusal } from '#problem/problem.ts';
import { projectFile } from '#tables/project-file.ts';
import { startTable } from '#tables/start-table.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { cutOfFilters } from '../cut-of-filters.ts';
import { firstPage } from './first-page.ts';
import { furtherPages } from './further-pages.ts';
import { pdfWord } from './pdf-words.ts';
import { readCut } from './read-cut.ts';

type Input = TaskInput & { filter: DashboardAsked & { projectId: number } };
const KIND = 'pdf-dashboard';

/** Filters that make no sense are refused at once; the report itself is drawn behind. */
export const startDashboardPdf =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof reports)['dashboardPdf']>) => {
    const cut = await cutOfFilters(call.db, call.project, call.body);
    if (cut instanceof Problem) return cut;
    const { projectId } = call.body;
    const language = pdfLanguage(call.language);
    const input: Input = { interface: call.language, name: pdfWord('title', language), filter: call.body };
    const chosen = { report: 'dashboard', format: 'pdf', filter: call.body };
    return startTable(context, call, { kind: KIND, entity: 'report', projectId, input, chosen });
  };

async function prepare({ database: { db }, files }: Context, task: TaskRow): Promise<PdfFile> {
  const { filter, interface: spoken } = task.input as Input;
  const language = pdfLanguage(spoken);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const cut = await cutOfFilters(db, { homeId, programmeId }, filter);
  if (cut instanceof Problem) throw new Refusal(cut);
  const sources = { db, files };
  const filters = filterLine(cut, await wordsOfCut(sources, cut, language), null, language);
  const name = pdfWord('title', language);
  const file = await projectFile(db, task, { title: name, filters, language });
  const read = await readCut(sources, cut, language);
  const foot = [name, file.about[0]?.[1], filters].filter(Boolean).join(' · ');
  return reportFile({
    name,
    language,
    foot,
    file,
    pages: [...firstPage(read, language), ...furtherPages(read, language)],
  });
}

export const dashboardPdfTask: TaskRunners = { [KIND]: pdfRunner(prepare) };
