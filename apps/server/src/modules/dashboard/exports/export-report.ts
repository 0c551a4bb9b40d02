import type { ReportExport, reports } from '@msurvey/contract';
import { FIGURES, type FigureName, REPORT_FILES, type ReportName, reportWord } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { filterLine, sheetsBehind, wordsOfCut } from '#modules/figures/index.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { Problem, Refusal } from '#problem/problem.ts';
import { type ListExport, listTask, startListExport } from '#tables/list-export.ts';
import { projectFile } from '#tables/project-file.ts';
import type { TableFile } from '#tables/table-file.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { languageOf } from '#texts/texts.ts';
import { cutOfFilters } from '../cut-of-filters.ts';
import { reportOf } from './report-of.ts';
import { reportSheet } from './report-sheet.ts';

/** Whose records are behind each report. */
const BEHIND: Readonly<Record<ReportName, FigureName>> = {
  beneficiary: 'people',
  demonstration: 'demonstration.done',
  activity: 'works.done',
  infrastructure: 'infrastructure.done',
};

/** Filters that make no sense are refused at once; the file itself is made behind. */
export const exportReport =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof reports)['exportReport']>) => {
    const cut = await cutOfFilters(call.db, call.project, call.body);
    if (cut instanceof Problem) return cut;
    const name = REPORT_FILES[call.body.report];
    return startListExport(context, call, { list: 'report', name, filter: call.body, format: 'xlsx' });
  };

async function prepareReport({ database: { db }, files }: Context, task: TaskRow): Promise<TableFile> {
  const { filter, interface: spoken } = task.input as ListExport<ReportExport>;
  const { report } = filter;
  const language = languageOf(spoken);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const cut = await cutOfFilters(db, { homeId, programmeId }, filter);
  if (cut instanceof Problem) throw new Refusal(cut);
  const sources = { db, files };
  const filters = filterLine(cut, await wordsOfCut(sources, cut, language), null, language);
  const title = reportWord(report, language);
  const { about } = await projectFile(db, task, { title, filters, language });
  const [project, , exportedAt, narrowed] = about as [
    readonly [string, string],
    unknown,
    readonly [string, string],
    readonly [string, string],
  ];
  return {
    fileName: REPORT_FILES[report],
    about,
    format: 'xlsx',
    total: null,
    front: [
      reportSheet(await reportOf(report, sources, cut, language), {
        title,
        facts: [project, narrowed, [reportWord('asOf', language), exportedAt[1]]],
        definitions: reportWord('definitions', language),
      }),
    ],
    sheets: await sheetsBehind(sources, {
      figure: FIGURES[BEHIND[report]],
      cut,
      search: null,
      values: 'labels',
      language,
      task,
    }),
  };
}

export const reportTask = listTask('report', prepareReport);
