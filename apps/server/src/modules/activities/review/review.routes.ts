import type { activityReview } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { reviewAbilities } from '../activity.policy.ts';
import { isArchived } from '../profile/returned.queries.ts';
import { approveClean } from './approve-clean.ts';
import { decide } from './decide.ts';
import { desk } from './desk.ts';
import { listQueue, pendingBySubActivity, type QueueItem } from './review.queries.ts';

const itemView = (row: QueueItem) => ({
  id: row.id,
  instance: row.instanceId,
  form_id: row.formId,
  revision: row.revision,
  implementation_date: row.heldOn,
  implemented_by: row.agency,
  location: row.location,
  member_count: row.memberCount,
  quantity: row.quantity,
  author: row.author,
  received_at: row.receivedAt.toISOString(),
  checks: row.checks,
  missing_files: row.missingFiles,
  is_clean: row.checks.length === 0 && row.missingFiles === 0,
});

export const reviewHandlers = (context: Context): Handlers<typeof activityReview> => ({
  pendingValidation: async ({ db, query, who, language }) => {
    const [rows, archived] = await Promise.all([
      pendingBySubActivity(db, query.projectId, language),
      isArchived(db, query.projectId),
    ]);
    return {
      data: rows.map(({ subActivityId, code, type, name, total }) => ({
        sub_activity_id: subActivityId,
        sub_activity: code,
        sub_activity_type: type,
        sub_activity_name: name,
        total,
      })),
      meta: {
        count: rows.reduce((sum, { total }) => sum + total, 0),
        can: { validate: !archived && may(who, 'Validation/Validate') },
      },
    };
  },

  validationQueue: async ({ db, body, who, language }) => {
    const [rows, archived] = await Promise.all([listQueue(db, body, language), isArchived(db, body.projectId)]);
    const project = { isArchived: archived };
    const page = rows.slice(0, body.pageSize);
    return {
      data: page.map((row) => ({ ...itemView(row), can: { validate: reviewAbilities(who, row, project).approve } })),
      meta: {
        after: rows.length > body.pageSize ? (page.at(-1)?.id ?? null) : null,
        can: { validate: !archived && may(who, 'Validation/Validate') },
      },
    };
  },

  validationRecord: desk,
  approveActivity: (call) => decide(context, call, { ...call.body, verdict: 'approved', reason: null, question: null }),
  rejectActivity: (call) =>
    decide(context, call, { ...call.body, verdict: 'rejected', question: call.body.question ?? null }),
  reopenActivity: (call) => decide(context, call, { ...call.body, verdict: 'reopened', question: null }),
  approveActivities: approveClean(context),
});
