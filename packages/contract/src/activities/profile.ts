import { z } from 'zod';
import { instanceId } from '../collection/shapes.ts';
import { abilities, dataOf, numbers, pageOf, paging } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { named } from '../named.ts';
import { id, instant } from '../shapes.ts';
import { operation } from './operation.ts';
import { activityDetail, cursor, kind, state } from './shapes.ts';

/** What the person received or grew, where the form asks. */
const received = {
  item: z.string().nullable(),
  /** Null where units differ: kilograms and pieces do not add up. */
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
};

const participant = z.object({
  position: z.number(),
  /** Null: somebody who is in no registry. */
  member: z
    .object({
      /** Of the record that stands for this person now. */
      id: z.number(),
      instance: z.string(),
      member_id: z.string().nullable(),
      group: z.string().nullable(),
      fithersname: z.string().nullable(),
      contact: z.string().nullable(),
      address: z.string().nullable(),
    })
    .nullable(),
  name: z.string().nullable(),
  sex: z.string().nullable(),
  ...received,
});
export type ActivityParticipant = z.output<typeof participant>;
named('ActivityParticipant', participant);

const takenPart = z.object({
  id: z.number(),
  instance: z.string(),
  form_id: z.number(),
  /** By its type; an event that came by the form of trainings is one of these, any other an activity. */
  kind,
  sub_activity: z.string().nullable(),
  sub_activity_name: z.string().nullable(),
  /** What it was about, in the form's words. */
  name: z.string().nullable(),
  implemented_by: z.string().nullable(),
  date: z.string().nullable(),
  location: z.string().nullable(),
  state,
  ...received,
  /** How many of the group took part; 1 for a person. */
  people: z.number(),
});
export type TakenPart = z.output<typeof takenPart>;
named('TakenPart', takenPart);

const counts = numbers('activity', 'training', 'input', 'demonstration', 'infrastructure');
const history = z.object({
  data: z.array(takenPart),
  meta: z.object({
    /** Of the whole history, whatever kind is shown. */
    counts,
    /** The cursor of the next page; null: this is the last. */
    after: z.number().nullable(),
  }),
});
const historyAsked = z.object({
  projectId: id,
  /** Instance of the member's or group's record. */
  instance: instanceId,
  kind: kind.nullish(),
  after: cursor,
  pageSize: z.number().int().min(1).max(100).default(30),
});

export const activityProfile = {
  activityProfile: operation({
    method: 'GET',
    path: '/msurvey/api/project/activity/profile',
    permission: 'Project Activity/View',
    summary: 'All that is known of an activity: place, position, photos, checks, what reviewers decided',
    ...inHome.query({ instance: instanceId }),
    response: dataOf(activityDetail.extend({ can: abilities('edit', 'delete', 'validate') })),
    problems: ['record.not-found'],
  }),
  activityParticipants: operation({
    method: 'POST',
    path: '/msurvey/api/project/activity/participants',
    permission: 'Project Activity/View',
    effect: 'read',
    summary: 'Who took part in an activity, in the order of its list',
    project: ofHome.body,
    body: paging.extend({ projectId: id, instance: instanceId }),
    response: pageOf(participant),
    problems: ['record.not-found'],
  }),
  activityFile: operation({
    method: 'GET',
    path: '/msurvey/api/project/activity/file',
    permission: 'signed-in',
    summary: 'A photo of an activity, for those who may see activities or review them',
    ...inHome.query({ instance: instanceId, name: z.string().min(1).max(255) }),
    response: 'file',
    problems: ['record.not-found', 'auth.forbidden'],
  }),
  memberHistory: operation({
    method: 'POST',
    path: '/msurvey/api/project/member/history',
    permission: 'Member Register/View',
    effect: 'read',
    summary: 'Activities, trainings, inputs and demonstrations of a member, newest first, each with its record',
    project: ofHome.body,
    body: historyAsked,
    response: history,
    problems: ['record.not-found'],
  }),
  groupHistory: operation({
    method: 'POST',
    path: '/msurvey/api/project/group/history',
    permission: 'Group Register/View',
    effect: 'read',
    summary: 'What members of a group took part in, newest first, each with its record',
    project: ofHome.body,
    body: historyAsked,
    response: history,
    problems: ['record.not-found'],
  }),
  returnedActivities: operation({
    method: 'POST',
    path: '/msurvey/api/project/activity/returned',
    permission: 'Project Activity/View',
    effect: 'read',
    summary: 'Rejected records of the caller, with the reason and the question it is about, newest first',
    ...inHome.body({ after: cursor, pageSize: z.number().int().min(1).max(100).default(30) }),
    response: z.object({
      data: z.array(
        z.object({
          id: z.number(),
          instance: z.string(),
          form_id: z.number(),
          xform_id: z.number(),
          form_title: z.string(),
          revision: z.number(),
          sub_activity: z.string().nullable(),
          sub_activity_name: z.string().nullable(),
          implementation_date: z.string().nullable(),
          location: z.string().nullable(),
          reason: z.string(),
          /** Path of the question without the root; the web form opens at it. */
          question: z.string().nullable(),
          rejectedBy: z.string(),
          rejectedAt: instant,
          can: abilities('edit'),
        }),
      ),
      meta: z.object({ count: z.number(), after: z.number().nullable() }),
    }),
  }),
};
