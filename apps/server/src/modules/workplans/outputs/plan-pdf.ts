import type { workplans } from '@msurvey/contract';
import { fiscalYearLabel } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { pdfLanguage, type PdfFile } from '#pdf/pdf-file.ts';
import { pdfRunner } from '#pdf/pdf-task.ts';
import { reportFile } from '#pdf/report-file.ts';
import { projectFile } from '#tables/project-file.ts';
import { startTable } from '#tables/start-table.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { annexPages } from './annex-pages.ts';
import { planWord } from './plan-words.ts';
import { readPlans } from './read-plans.ts';

type Input = TaskInput & { year: number };
const KIND = 'pdf-work-plan';

export const startPlanPdf = (context: Pick<Context, 'jobs'>) => (call: Call<(typeof workplans)['workPlanPdf']>) => {
  const { projectId, year } = call.body;
  const name = planWord('annex', pdfLanguage(call.language));
  const input: Input = { interface: call.language, name, year };
  const chosen = { format: 'pdf', year };
  return startTable(context, call, { kind: KIND, entity: 'work-plan', projectId, input, chosen });
};

async function prepare({ database: { db } }: Context, task: TaskRow): Promise<PdfFile> {
  const { year, interface: spoken } = task.input as Input;
  const language = pdfLanguage(spoken);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const name = planWord('annex', language);
  const filters = `${planWord('year', language)} ${fiscalYearLabel(year)}`;
  const file = await projectFile(db, task, {
    title: `${name} ${fiscalYearLabel(year)}`,
    filters,
    language,
  });
  const plans = await readPlans(db, { homeId, programmeId });
  return reportFile({
    name,
    language,
    foot: `${name} · ${filters}`,
    file,
    pages: annexPages(plans, year, language),
  });
}

export const planPdfTask: TaskRunners = { [KIND]: pdfRunner(prepare) };
