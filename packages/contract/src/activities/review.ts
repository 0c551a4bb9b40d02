import { z } from 'zod';
import { questionPath } from '../collection/shapes.ts';
import { operation } from '../operation.ts';
import { abilities, dataOf, id, instant, optionalText, text } from '../shapes.ts';
import { activityDetail, activityId, check, cursor, ofBody, ofQuery, projectQuery, review, state } from './shapes.ts';

/** What the queue is narrowed by; the desk moves inside it. 0 stands for records that name no sub-activity. */
const queueFilter = z.object({
  projectId: id,
  subActivityId: z.coerce.number().int().min(0).max(2_147_483_647),
  /** Only those in which the checks found nothing and whose files have come. */
  isClean: z.boolean().default(false),
  /** A unit of any level. */
  placeId: id.nullish(),
  agencyId: id.nullish(),
});
export type QueueFilter = z.output<typeof queueFilter>;

const queueRow = z.object({
  id: z.number(),
  instance: z.string(),
  form_id: z.number(),
  revision: z.number(),
  implementation_date: z.string().nullable(),
  implemented_by: z.string().nullable(),
  location: z.string().nullable(),
  member_count: z.number().nullable(),
  quantity: z.number().nullable(),
  author: z.string(),
  received_at: instant,
  checks: z.array(check),
  missing_files: z.number(),
  is_clean: z.boolean(),
  can: abilities('validate'),
});
export type QueueRow = z.output<typeof queueRow>;

/** One line of a record as a person reads it: a question with its answer, or the heading of a group or of an item. */
const answerLine = z.object({
  kind: z.enum(['question', 'group', 'item']),
  /** With the item of each repeat: `participant[2]/name`. */
  path: z.string(),
  label: z.string(),
  /** How deep in groups and items it stands. */
  depth: z.number(),
  type: z.string(),
  /** As a person reads it: labels of choices, not their codes. Null: not answered. */
  answer: z.string().nullable(),
  /** The name of a file that the answer is. */
  file: z.string().nullable(),
});
export type AnswerLine = z.output<typeof answerLine>;

const ring = z.array(z.array(z.number()));
const oneRecord = z.object({
  projectId: id,
  id: activityId,
  /** The revision that the reviewer read: a newer one is not decided unseen. */
  revision: z.number().int().min(1).max(2_147_483_647),
});
const decided = dataOf(z.object({ state, history: z.array(review) }));

export const activityReview = {
  pendingValidation: operation({
    method: 'GET',
    path: '/msurvey/api/project/validation/pending',
    domain: 'activities',
    permission: 'Validation/View',
    summary: 'What waits for a decision, per sub-activity',
    project: ofQuery,
    query: projectQuery,
    response: z.object({
      data: z.array(
        z.object({
          /** 0: the records name no sub-activity. */
          sub_activity_id: z.number(),
          sub_activity: z.string().nullable(),
          sub_activity_type: z.string().nullable(),
          sub_activity_name: z.string().nullable(),
          total: z.number(),
        }),
      ),
      meta: z.object({ count: z.number(), can: abilities('validate') }),
    }),
  }),
  validationQueue: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/queue',
    domain: 'activities',
    permission: 'Validation/View',
    effect: 'read',
    summary: 'Records of a sub-activity that wait for a decision, the oldest first',
    project: ofBody,
    body: queueFilter.extend({ after: cursor, pageSize: z.number().int().min(1).max(100).default(30) }),
    response: z.object({
      data: z.array(queueRow),
      meta: z.object({ after: z.number().nullable(), can: abilities('validate') }),
    }),
  }),
  validationRecord: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/record',
    domain: 'activities',
    permission: 'Validation/View',
    effect: 'read',
    summary: 'One record for the review desk, with its neighbours in the queue',
    project: ofBody,
    body: queueFilter.extend({ id: activityId }),
    response: dataOf(
      activityDetail.extend({
        missing_files: z.number(),
        /** In the order of the form; at most 2,000 lines. */
        answers: z.array(answerLine),
        /** There is more than is listed: open the record itself. */
        is_cut: z.boolean(),
        /** The boundary of the stated union as polygons of rings of [longitude, latitude]; null where no layer has it. */
        outline: z.array(z.array(ring)).nullable(),
        previous: z.number().nullable(),
        next: z.number().nullable(),
        /** The caller wrote it, or its newest revision: nobody decides about his own record. */
        is_own: z.boolean(),
        can: abilities('approve', 'reject', 'reopen'),
      }),
    ),
    problems: ['record.not-found'],
  }),
  approveActivity: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/approve',
    domain: 'activities',
    permission: 'Validation/Validate',
    summary: 'Approve a record',
    project: ofBody,
    body: oneRecord,
    response: decided,
    problems: ['record.not-found', 'record.conflict', 'activity.decided', 'activity.own-record', 'project.archived'],
  }),
  rejectActivity: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/reject',
    domain: 'activities',
    permission: 'Validation/Validate',
    summary: 'Return a record to its author with a reason, and where wanted with the question it is about',
    project: ofBody,
    body: oneRecord.extend({ reason: text(2000), question: questionPath.nullish() }),
    response: decided,
    problems: ['record.not-found', 'record.conflict', 'activity.decided', 'activity.own-record', 'project.archived'],
  }),
  approveActivities: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/approve-clean',
    domain: 'activities',
    permission: 'Validation/Validate',
    summary: 'Approve the clean ones among these records; what is not approved is named with the reason',
    project: ofBody,
    body: z.object({
      projectId: id,
      records: z
        .array(oneRecord.omit({ projectId: true }))
        .min(1, 'required')
        .max(200),
    }),
    response: dataOf(
      z.object({
        approved: z.array(z.number()),
        left: z.array(
          z.object({
            id: z.number(),
            why: z.enum(['not-found', 'changed', 'decided', 'own', 'not-clean']),
            checks: z.array(check),
          }),
        ),
      }),
    ),
    problems: ['project.archived'],
  }),
  reopenActivity: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/reopen',
    domain: 'activities',
    permission: 'Validation/Validate',
    summary: 'Take an approval back: the record waits again and can be edited',
    project: ofBody,
    body: oneRecord.extend({ reason: optionalText(2000) }),
    response: decided,
    problems: ['record.not-found', 'record.conflict', 'activity.decided', 'activity.own-record', 'project.archived'],
  }),
};
