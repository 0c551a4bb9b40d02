import type { workplans } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { sightOfTask } from '#modules/registry/index.ts';
import { projectFile } from '#tables/project-file.ts';
import { startTable } from '#tables/start-table.ts';
import type { TableFile } from '#tables/table-file.ts';
import { tableRunner } from '#tables/table-runner.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import type { TaskRow } from '#tasks/task.queries.ts';
import type { TaskInput } from '#tasks/task-input.ts';
import { languageOf } from '#texts/texts.ts';
import { planSheet } from './plan-sheet.ts';
import { planWord } from './plan-words.ts';
import { readPlans } from './read-plans.ts';

const KIND = 'export-work-plan';

export const exportPlans = (context: Pick<Context, 'jobs'>) => (call: Call<(typeof workplans)['exportWorkPlan']>) => {
  const { projectId } = call.body;
  const input: TaskInput = { interface: call.language, name: planWord('file', call.language) };
  return startTable(context, call, { kind: KIND, entity: 'work-plan', projectId, input, chosen: { format: 'xlsx' } });
};

async function prepare({ database: { db } }: Context, task: TaskRow): Promise<TableFile> {
  const language = languageOf((task.input as TaskInput).interface);
  const { projectId: homeId, programmeId } = await sightOfTask(db, task, 'people');
  const title = planWord('file', language);
  const plans = await readPlans(db, { homeId, programmeId });
  return {
    ...(await projectFile(db, task, { title, filters: '—', language })),
    format: 'xlsx',
    total: null,
    front: plans.map((plan) => planSheet(plan, language)),
    sheets: [],
  };
}

export const planExportTask: TaskRunners = { [KIND]: tableRunner(prepare) };
