import { CHECK_CODES } from '@msurvey/domain';
import { z } from 'zod';
import { questionPath } from '../collection/shapes.ts';
import { abilities, dataOf } from '../envelopes.ts';
import { inHome, ofHome } from '../entering.ts';
import { named } from '../named.ts';
import { id, instant, option, optionalText, text } from '../shapes.ts';
import { operation } from './operation.ts';
import { activityDetail, activityId, check, cursor, review, state } from './shapes.ts';

/** What the queue is narrowed by; the desk moves inside it. 0 stands for records that name no sub-activity. */
const queueFilter = z.object({
  projectId: id,
  /** 0: they name none; −1 follow-ups about production, −2 about position. Null: all that wait. */
  subActivityId: z.coerce.number().int().min(-2).max(2_147_483_647).nullable(),
  /** Only those in which the checks found nothing and whose files have come. */
  isClean: z.boolean().default(false),
  /** A unit of any level. */
  placeId: id.nullish(),
  agencyId: id.nullish(),
  /** Whoever collected it. */
  collectorId: id.nullish(),
  /** Came at least so many days ago. */
  minDays: z.number().int().min(1).max(3650).nullish(),
  /** In which this check found something. */
  check: z.enum(CHECK_CODES).nullish(),
});
export type QueueFilter = z.output<typeof queueFilter>;
named('QueueFilter', queueFilter);

const queueRow = z.object({
  id: z.number(),
  instance: z.string(),
  form_id: z.number(),
  revision: z.number(),
  sub_activity: z.string().nullable(),
  sub_activity_name: z.string().nullable(),
  implementation_date: z.string().nullable(),
  implemented_by: z.string().nullable(),
  location: z.string().nullable(),
  member_count: z.number().nullable(),
  quantity: z.number().nullable(),
  /** What it is about, in the form's words; of a follow-up what it follows. */
  name: z.string().nullable(),
  author: z.string(),
  received_at: instant,
  checks: z.array(check),
  missing_files: z.number(),
  is_clean: z.boolean(),
  can: abilities('validate'),
});
export type QueueRow = z.output<typeof queueRow>;
named('QueueRow', queueRow);

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
named('AnswerLine', answerLine);

const ring = z.array(z.array(z.number()));
const oneRecord = z.object({
  projectId: id,
  id: activityId,
  /** The revision that the reviewer read: a newer one is not decided unseen. */
  revision: z.number().int().min(1).max(2_147_483_647),
});
/** Why a record cannot be decided about. */
const whyNotDecided = [
  'record.not-found',
  'record.conflict',
  'activity.decided',
  'activity.own-record',
  'activity.other-agency',
  'project.archived',
] as const;
const decided = dataOf(z.object({ state, history: z.array(review) }));

export const activityReview = {
  pendingValidation: operation({
    method: 'GET',
    path: '/msurvey/api/project/validation/pending',
    permission: 'Validation/View',
    summary: 'What waits for a decision, per sub-activity',
    ...inHome.query(),
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
      meta: z.object({
        count: z.number(),
        /** The one that has waited longest; null when nothing waits. */
        oldest: z.object({ id: z.number(), sub_activity_id: z.number(), received_at: instant }).nullable(),
        can: abilities('validate'),
      }),
    }),
  }),
  validationQueue: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/queue',
    permission: 'Validation/View',
    effect: 'read',
    summary: 'Records that wait for a decision, of a sub-activity or all, by the day of the work, the oldest first',
    project: ofHome.body,
    body: queueFilter.extend({ after: cursor, pageSize: z.number().int().min(1).max(100).default(30) }),
    response: z.object({
      data: z.array(queueRow),
      meta: z.object({ after: z.number().nullable(), can: abilities('validate') }),
    }),
  }),
  validationFilters: operation({
    method: 'GET',
    path: '/msurvey/api/project/validation/filters',
    permission: 'Validation/View',
    summary: 'Whose work waits for a decision: agencies, and the people who collected it, with how many',
    ...inHome.query(),
    response: dataOf(
      z.object({
        agencies: z.array(option.extend({ total: z.number() })),
        /** At most 500, those with the most first. */
        collectors: z.array(option.extend({ total: z.number() })),
      }),
    ),
  }),
  validationRecord: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/record',
    permission: 'Validation/View',
    effect: 'read',
    summary: 'One record for the review desk, with its neighbours in the queue',
    project: ofHome.body,
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
        /** The caller wrote it, or its newest revision: nobody decides about their own record. */
        is_own: z.boolean(),
        /** The work of an agency that another organisation carries out. */
        is_other_agency: z.boolean(),
        can: abilities('approve', 'reject', 'reopen'),
      }),
    ),
    problems: ['record.not-found'],
  }),
  approveActivity: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/approve',
    permission: 'Validation/Validate',
    summary: 'Approve a record',
    project: ofHome.body,
    body: oneRecord,
    response: decided,
    problems: whyNotDecided,
  }),
  rejectActivity: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/reject',
    permission: 'Validation/Validate',
    summary: 'Return a record to its author with a reason, and where wanted with the question it is about',
    project: ofHome.body,
    body: oneRecord.extend({ reason: text(2000), question: questionPath.nullish() }),
    response: decided,
    problems: whyNotDecided,
  }),
  approveActivities: operation({
    method: 'POST',
    path: '/msurvey/api/project/validation/approve-clean',
    permission: 'Validation/Validate',
    summary: 'Approve the clean ones among these records; what is not approved is named with the reason',
    ...inHome.body({
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
            why: z.enum(['not-found', 'changed', 'decided', 'own', 'agency', 'not-clean']),
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
    permission: 'Validation/Validate',
    summary: 'Take an approval back: the record waits again and can be edited',
    project: ofHome.body,
    body: oneRecord.extend({ reason: optionalText(2000) }),
    response: decided,
    problems: whyNotDecided,
  }),
};
