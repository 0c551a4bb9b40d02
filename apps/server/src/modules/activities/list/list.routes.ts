import type { activityList } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { sightOf } from '#modules/registry/index.ts';
import { activityAbilities } from '../activity.policy.ts';
import { startReport } from '../exports/start-report.ts';
import { summaryView } from '../activity-summary.view.ts';
import { readFilter } from './read-filter.ts';
import { deleteActivity } from './delete-activity.ts';
import { findActivities } from './find-activities.ts';
import { mainForm, summaryRows } from './list.queries.ts';

export const listHandlers = (context: Context): Handlers<typeof activityList> => ({
  activities: async (call) => {
    const { db, body, who, language, project } = call;
    const { page, pageSize } = body;
    const sight = await sightOf(call, 'records');
    const [asked, form] = await Promise.all([readFilter(db, sight, body), mainForm(db, sight.projectId)]);
    const { ids, total } = await findActivities(db, asked, { currentPage: page, pageSize });
    const rows = await summaryRows(db, sight.projectId, ids, language);
    return {
      data: {
        data: rows.map((row) => ({
          ...summaryView(row, project.id),
          can: { ...activityAbilities(who, row, sight), profile: true },
        })),
        total,
      },
      meta: {
        form,
        can: {
          create: !sight.isArchived && form !== null && may(who, 'Project Activity/Create'),
          export: may(who, 'Project Activity/Export'),
          validate: may(who, 'Validation/View'),
        },
      },
    };
  },
  deleteActivity,
  exportActivities: startReport(context),
});
