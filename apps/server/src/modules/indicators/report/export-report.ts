import type { indicatorNumbers, ResultsReportExport } from '@msurvey/contract';
import { fiscalYearLabel, type Language } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { logframeSight } from '#modules/logframe/index.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { Problem, Refusal } from '#problem/problem.ts';
import { type ListExport, listTask, startListExport } from '#tables/list-export.ts';
import { projectFile } from '#tables/project-file.ts';
import type { TableFile } from '#tables/table-file.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import { filled, languageOf } from '#texts/texts.ts';
import { publishedWord } from '../published/published-words.ts';
import { reportSheet } from './report-sheet.ts';
import { reportFileWord } from './report-words.ts';
import { refusedReport, reportOf } from './show-report.ts';

/** What makes no sense is refused at once; the file itself is made behind. */
export const exportResultsReport =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof indicatorNumbers)['exportResultsReport']>) => {
    const { body, language } = call;
    const refused = await refusedReport(call);
    if (refused) return refused;
    const name = reportFileWord('title', language);
    return startListExport(context, call, { list: 'results-report', name, filter: body, format: 'xlsx' });
  };

/** In which years what was published stands. */
function closedFacts(closed: readonly { year: number; version: number }[], language: Language): [string, string][] {
  const said = closed.map(
    ({ year, version }) =>
      `${fiscalYearLabel(year)} (${filled(publishedWord('version', language), { version: String(version) })})`,
  );
  return said.length === 0 ? [] : [[publishedWord('closedYears', language), said.join(', ')]];
}

async function prepareReport({ database: { db } }: Context, task: TaskRow): Promise<TableFile> {
  const { filter, interface: spoken } = task.input as ListExport<ResultsReportExport>;
  const language = languageOf(spoken);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const report = await reportOf(db, logframeSight({ homeId, programmeId }), filter, {
    language,
    withLeaves: filter.withLeaves,
  });
  if (report instanceof Problem) throw new Refusal(report);
  const { programme, years, rows, read, closed } = report;
  const word = (key: Parameters<typeof reportFileWord>[0]) => reportFileWord(key, language);
  const shown = programme ?? word('both');
  const span = `${fiscalYearLabel(years.from)} – ${fiscalYearLabel(years.to)}`;
  const file = await projectFile(db, task, { title: word('title'), filters: `${shown}; ${span}`, language });
  const exportedAt = file.about[2]?.[1] ?? '';
  return {
    ...file,
    format: 'xlsx',
    total: null,
    front: [
      reportSheet(rows, {
        language,
        years: read.years,
        facts: [
          [word('programme'), shown],
          [word('years'), span],
          [word('asOf'), exportedAt],
          ...closedFacts(closed, language),
        ],
      }),
    ],
    sheets: [],
  };
}

export const resultsExportTask = listTask('results-report', prepareReport);
