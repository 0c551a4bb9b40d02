import type { indicatorNumbers, ResultsReportPdf } from '@msurvey/contract';
import { dayInDhaka, fiscalYearLabel } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { logframeSight } from '#modules/logframe/index.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { facts, title } from '#pdf/parts.ts';
import { pdfLanguage, type PdfFile } from '#pdf/pdf-file.ts';
import { pdfRunner } from '#pdf/pdf-task.ts';
import { Problem, Refusal } from '#problem/problem.ts';
import { projectFile } from '#tables/project-file.ts';
import { startTable } from '#tables/start-table.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { dayIn, digitsIn } from '#texts/in-digits.ts';
import { type KeyOf } from '#texts/texts.ts';
import { reportFileWord } from './report-words.ts';
import { resultsPages } from './results-pages.ts';
import { refusedReport, reportOf } from './show-report.ts';

type Input = TaskInput & { filter: ResultsReportPdf };
const KIND = 'pdf-results-report';

/** As the workbook: what makes no sense is refused at once, and the report is drawn behind. */
export const startResultsPdf =
  (context: Pick<Context, 'jobs'>) => async (call: Call<(typeof indicatorNumbers)['resultsReportPdf']>) => {
    const refused = await refusedReport(call);
    if (refused) return refused;
    const { body, language } = call;
    const input: Input = { interface: language, name: reportFileWord('title', pdfLanguage(language)), filter: body };
    const chosen = { format: 'pdf', filter: body };
    return startTable(context, call, {
      kind: KIND,
      entity: 'results-report',
      projectId: body.projectId,
      input,
      chosen,
    });
  };

async function prepare({ database: { db } }: Context, task: TaskRow): Promise<PdfFile> {
  const { filter, interface: spoken } = task.input as Input;
  const language = pdfLanguage(spoken);
  const word = (key: KeyOf<typeof reportFileWord>) => reportFileWord(key, language);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const { withLeaves, columns } = filter;
  const report = await reportOf(db, logframeSight({ homeId, programmeId }), filter, { language, withLeaves });
  if (report instanceof Problem) throw new Refusal(report);
  const { programme, years, rows, counts, read } = report;
  const name = word('title');
  const shown = programme ?? word('both');
  const span = digitsIn(language)(`${fiscalYearLabel(years.from)} – ${fiscalYearLabel(years.to)}`);
  const { fileName, about } = await projectFile(db, task, { title: name, filters: `${shown}; ${span}`, language });
  const [project, by, at] = about;
  return {
    fileName,
    document: {
      title: name,
      language,
      orientation: 'landscape',
      foot: [name, project?.[1], shown, span].filter(Boolean).join(' · '),
      content: [
        title(name),
        facts([
          ...(project ? [project] : []),
          [word('view'), shown],
          [word('years'), span],
          [word('asOf'), at?.[1] ?? ''],
          ...(read.computedAt ? [[word('computedAt'), dayIn(language)(dayInDhaka(read.computedAt))] as const] : []),
          ...(by ? [by] : []),
        ]),
        ...resultsPages({ rows, years: read.years, counts, columns }, language),
      ],
    },
  };
}

export const resultsPdfTask: TaskRunners = { [KIND]: pdfRunner(prepare) };
