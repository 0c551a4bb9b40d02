import type { activityProfile } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { recordFileNamed } from '#modules/collection/index.ts';
import { sightOf } from '#modules/registry/index.ts';
import { activityAbilities } from '../activity.policy.ts';
import { activityOfInstance } from '../activity.queries.ts';
import { activityDetail, reviewsOf } from './detail.queries.ts';
import { detailView } from './detail.view.ts';
import { historyOf } from './history.ts';
import { groupId, ofGroup, ofPeople, personIds } from './history.queries.ts';
import { detailInWords, itemsInWords } from './in-words.ts';
import { countParticipants, listParticipants } from './participant.queries.ts';
import { participantView } from './participant.view.ts';
import { returned } from './returned.ts';

export const profileHandlers = (context: Context): Handlers<typeof activityProfile> => ({
  activityProfile: async (call) => {
    const { db, query, who, language, project } = call;
    const sight = await sightOf(call, 'records');
    const key = await activityOfInstance(db, sight, query.instance);
    if (!key) return problem('record.not-found');
    const [row, reviews] = await Promise.all([
      activityDetail(db, sight, key.id, language),
      reviewsOf(db, { projectId: sight.projectId, ...key }),
    ]);
    if (!row) return problem('record.not-found');
    const can = { ...activityAbilities(who, row, sight), validate: may(who, 'Validation/View') };
    const said = await detailInWords({ db, files: context.files }, row, language);
    return { data: { ...detailView(said, project.id, reviews), can } };
  },

  activityParticipants: async (call) => {
    const { db, body, language } = call;
    const [sight, people] = await Promise.all([sightOf(call, 'records'), sightOf(call, 'people')]);
    const key = await activityOfInstance(db, sight, body.instance);
    if (!key) return problem('record.not-found');
    const [rows, count] = await Promise.all([
      listParticipants(db, people, key.id, body, language),
      countParticipants(db, sight.projectId, key.id),
    ]);
    const said = await itemsInWords({ db, files: context.files }, rows, () => key.formId, language);
    return { data: said.map(participantView), meta: { count } };
  },

  activityFile: async (call) => {
    const { db, query, who } = call;
    if (!may(who, 'Project Activity/View') && !may(who, 'Validation/View')) return problem('auth.forbidden');
    const sight = await sightOf(call, 'records');
    const key = await activityOfInstance(db, sight, query.instance);
    if (!key) return problem('record.not-found');
    const ofRecord = { projectId: sight.projectId, formId: key.formId, submissionId: key.id };
    return recordFileNamed(context, db, ofRecord, query.name);
  },

  memberHistory: async (call) => {
    const { db, body, language } = call;
    const [people, sight] = await Promise.all([sightOf(call, 'people'), sightOf(call, 'records')]);
    const ids = await personIds(db, people, body.instance);
    if (ids.length === 0) return problem('record.not-found');
    return historyOf({ db, files: context.files }, ofPeople(sight.projectId, ids), { ...body, sight }, language);
  },

  groupHistory: async (call) => {
    const { db, body, language } = call;
    const [people, sight] = await Promise.all([sightOf(call, 'people'), sightOf(call, 'records')]);
    const id = await groupId(db, people, body.instance);
    if (id === undefined) return problem('record.not-found');
    return historyOf({ db, files: context.files }, ofGroup(people, id), { ...body, sight }, language);
  },

  returnedActivities: returned,
});
