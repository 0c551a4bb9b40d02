import type { activityList } from '@msurvey/contract';
import type { Context } from '#context.ts';
import type { Call } from '#http/call.ts';
import { registerTable, startTask, taskView } from '#modules/collection/index.ts';
import { prepareReport, REPORT, type ReportInput } from './report.ts';
import { reportWord } from './report-texts.ts';

registerTable(REPORT, prepareReport);

export const startReport =
  (context: Pick<Context, 'jobs'>) =>
  async ({ db, body, who, language, audit }: Call<(typeof activityList)['exportActivities']>) => {
    const { projectId, type, ...filter } = body;
    const name = reportWord(type === 1 ? 'activities' : 'capacity', language);
    const input: ReportInput = { interface: language, name, type, filter };
    const task = await startTask(context, db, { ownerId: who.userId, kind: REPORT, projectId, formId: null, input });
    await audit({ action: 'export', entity: 'activity', projectId, after: { type, filter, task: task.id } });
    return { data: taskView(task) };
  };
