import { z } from 'zod';
import { task } from '../tasks.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { ofHome } from '../entering.ts';
import { exportValues, id } from '../shapes.ts';
import { operation } from './operation.ts';
import { activityFilter, activityId, activityRow } from './shapes.ts';

/** 1 is the activity report, 2 the capacity building report. */
const exportKind = z.union([z.literal(1), z.literal(2)]);

export const activityList = {
  activities: operation({
    method: 'POST',
    path: '/msurvey/api/project/activity/list',
    permission: 'Project Activity/View',
    effect: 'read',
    summary: 'Project activities, newest first',
    project: ofHome.body,
    body: activityFilter.extend({
      projectId: id,
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      pageSize: z.union([z.literal(30), z.literal(50), z.literal(100)]).default(30),
    }),
    response: z.object({
      data: z.object({
        data: z.array(activityRow),
        /** Null: a search found more than 10,000, and they were not counted to the end. */
        total: z.number().nullable(),
      }),
      meta: z.object({
        /** Whose record is added by “Add Project Activity”; null while the project has no such form. */
        form: z.object({ formId: z.number(), xformId: z.number() }).nullable(),
        can: abilities('create', 'export', 'validate'),
      }),
    }),
  }),
  deleteActivity: operation({
    method: 'DELETE',
    path: '/msurvey/api/project/:projectId/activity/:id',
    permission: 'Project Activity/View',
    summary: 'Take an activity that is not approved out of every list and figure; only the administrator may',
    project: { from: 'params', field: 'projectId', home: true },
    params: z.object({ projectId: id, id: activityId }),
    response: 'empty',
    problems: ['record.not-found', 'activity.only-admin', 'submission.approved', 'project.archived'],
  }),
  exportActivities: operation({
    method: 'POST',
    path: '/msurvey/api/project/activity/export',
    permission: 'Project Activity/Export',
    summary:
      'Begin a report of the activities that a filter shows: 1 activities, 2 capacity building with its participants',
    project: { ...ofHome.body, archivedToo: true },
    body: activityFilter.extend({ projectId: id, type: exportKind, values: exportValues }),
    response: dataOf(task),
  }),
};
