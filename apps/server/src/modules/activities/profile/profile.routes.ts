import type { activityProfile } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import { recordFileNamed } from '#modules/collection/index.ts';
import { activityAbilities } from '../activity.policy.ts';
import { activityOfInstance } from '../activity.queries.ts';
import { activityDetail, reviewsOf } from './detail.queries.ts';
import { detailView } from './detail.view.ts';
import { historyOf } from './history.ts';
import { groupId, ofGroup, ofPeople, personIds } from './history.queries.ts';
import { countParticipants, listParticipants } from './participant.queries.ts';
import { participantView } from './participant.view.ts';
import { returned } from './returned.ts';

export const profileHandlers = (context: Context): Handlers<typeof activityProfile> => ({
  activityProfile: async ({ db, query, who, language }) => {
    const { projectId, instance } = query;
    const key = await activityOfInstance(db, projectId, instance);
    if (!key) return problem('record.not-found');
    const [row, reviews] = await Promise.all([
      activityDetail(db, projectId, key.id, language),
      reviewsOf(db, { projectId, ...key }),
    ]);
    if (!row) return problem('record.not-found');
    const can = { ...activityAbilities(who, row, row), validate: may(who, 'Validation/View') };
    return { data: { ...detailView(row, projectId, reviews), can } };
  },

  activityParticipants: async ({ db, body, language }) => {
    const key = await activityOfInstance(db, body.projectId, body.instance);
    if (!key) return problem('record.not-found');
    const [rows, count] = await Promise.all([
      listParticipants(db, body.projectId, key.id, body, language),
      countParticipants(db, body.projectId, key.id),
    ]);
    return { data: rows.map(participantView), meta: { count } };
  },

  activityFile: async ({ db, query, who }) => {
    if (!may(who, 'Project Activity/View') && !may(who, 'Validation/View')) return problem('auth.forbidden');
    const { projectId, instance, name } = query;
    const key = await activityOfInstance(db, projectId, instance);
    if (!key) return problem('record.not-found');
    return recordFileNamed(context, db, { projectId, formId: key.formId, submissionId: key.id }, name);
  },

  memberHistory: async ({ db, body, language }) => {
    const ids = await personIds(db, body.projectId, body.instance);
    if (ids.length === 0) return problem('record.not-found');
    return historyOf(db, ofPeople(body.projectId, ids), body, language);
  },

  groupHistory: async ({ db, body, language }) => {
    const id = await groupId(db, body.projectId, body.instance);
    if (id === undefined) return problem('record.not-found');
    return historyOf(db, ofGroup(body.projectId, id), body, language);
  },

  returnedActivities: returned,
});
