import type { activityList } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { activityAbilities } from '../activity.policy.ts';
import { startReport } from '../exports/start-report.ts';
import { saidView } from '../said.view.ts';
import { askedOf } from './asked.ts';
import { deleteActivity } from './delete-activity.ts';
import { findActivities } from './find-activities.ts';
import { listContext, saidRows } from './list.queries.ts';

export const listHandlers = (context: Context): Handlers<typeof activityList> => ({
  activities: async ({ db, body, who, language }) => {
    const { projectId, page, pageSize } = body;
    const [asked, project] = await Promise.all([askedOf(db, projectId, body), listContext(db, projectId)]);
    const { ids, total } = await findActivities(db, asked, { currentPage: page, pageSize });
    const rows = await saidRows(db, projectId, ids, language);
    const { formId, xformId, isArchived } = project;
    return {
      data: {
        data: rows.map((row) => ({
          ...saidView(row, projectId),
          can: { ...activityAbilities(who, row, project), profile: true },
        })),
        total,
      },
      meta: {
        form: formId === null || xformId === null ? null : { formId, xformId },
        can: {
          create: !isArchived && formId !== null && may(who, 'Project Activity/Create'),
          export: may(who, 'Project Activity/Export'),
          validate: may(who, 'Validation/View'),
        },
      },
    };
  },
  deleteActivity,
  exportActivities: startReport(context),
});
