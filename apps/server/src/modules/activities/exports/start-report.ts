import type { activityList } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { startTable } from '#tables/start-table.ts';
import { tableRunner } from '#tables/table-runner.ts';
import type { TaskRunners } from '#tasks/run-task.ts';
import { prepareReport, REPORT, type ReportInput } from './report.ts';
import { workWord } from './word-texts.ts';

export const reportTasks: TaskRunners = { [REPORT]: tableRunner(prepareReport) };

export const startReport =
  (context: Pick<Context, 'jobs'>) => (call: Call<(typeof activityList)['exportActivities']>) => {
    const { projectId, type, values, ...filter } = call.body;
    const name = workWord(type === 1 ? 'activities' : 'capacity', call.language);
    const input: ReportInput = { interface: call.language, name, type, values, filter };
    const chosen = { type, values, filter };
    return startTable(context, call, { kind: REPORT, entity: 'activity', projectId, input, chosen });
  };
