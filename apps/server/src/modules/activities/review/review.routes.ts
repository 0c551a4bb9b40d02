import type { activityReview } from '@msurvey/contract';
import { followUpQueued, may } from '@msurvey/domain';
import type { Context } from '#context.ts';
import type { Handlers } from '#http/call.ts';
import { sightOf } from '#modules/registry/index.ts';
import { reviewAbilities } from '../activity.policy.ts';
import { approveClean } from './approve-clean.ts';
import { decide } from './decide.ts';
import { desk } from './desk.ts';
import { judgeable } from './judgeable.queries.ts';
import { listQueue, oldestPending, pendingBySubActivity, type QueueItem } from './review.queries.ts';
import { waitingByAgency, waitingByCollector } from './waiting-of.queries.ts';

const itemView = (row: QueueItem) => ({
  id: row.id,
  instance: row.instanceId,
  form_id: row.formId,
  revision: row.revision,
  sub_activity: row.subActivityCode,
  sub_activity_name: row.subActivityName,
  implementation_date: row.heldOn,
  implemented_by: row.agency,
  location: row.location,
  member_count: row.memberCount,
  quantity: row.quantity,
  name: row.name,
  author: row.author,
  received_at: row.receivedAt.toISOString(),
  checks: row.checks,
  missing_files: row.missingFiles,
  is_clean: row.checks.length === 0 && row.missingFiles === 0,
});

export const reviewHandlers = (context: Context): Handlers<typeof activityReview> => ({
  pendingValidation: async ({ db, who, language, project }) => {
    const sight = await sightOf({ db, who, project }, 'records');
    const [rows, oldest] = await Promise.all([pendingBySubActivity(db, sight, language), oldestPending(db, sight)]);
    return {
      data: rows.map(({ subActivityId, code, type, name, total }) => ({
        sub_activity_id: subActivityId,
        sub_activity: code,
        sub_activity_type: type ?? followUpQueued(subActivityId) ?? null,
        sub_activity_name: name,
        total,
      })),
      meta: {
        count: rows.reduce((sum, { total }) => sum + total, 0),
        oldest: oldest && {
          id: oldest.id,
          sub_activity_id: oldest.subActivityId,
          received_at: oldest.receivedAt.toISOString(),
        },
        can: { validate: !project.isArchived && may(who, 'Validation/Validate') },
      },
    };
  },

  validationQueue: async ({ db, body, who, language, project }) => {
    const sight = await sightOf({ db, who, project }, 'records');
    const rows = await listQueue(db, { ...body, sight }, language);
    const page = rows.slice(0, body.pageSize);
    const ids = page.map(({ id }) => id);
    const facts = await judgeable(db, sight, ids, who.userId);
    const mayJudge = (row: QueueItem) => {
      const known = facts.get(row.id);
      return known !== undefined && reviewAbilities(who, { ...row, ...known }, project, sight.reached).approve;
    };
    return {
      data: page.map((row) => ({ ...itemView(row), can: { validate: mayJudge(row) } })),
      meta: {
        after: rows.length > body.pageSize ? (page.at(-1)?.id ?? null) : null,
        can: { validate: !project.isArchived && may(who, 'Validation/Validate') },
      },
    };
  },

  validationFilters: async ({ db, who, language, project }) => {
    const sight = await sightOf({ db, who, project }, 'records');
    const [agencies, collectors] = await Promise.all([
      waitingByAgency(db, sight, language),
      waitingByCollector(db, sight),
    ]);
    return { data: { agencies, collectors } };
  },

  validationRecord: desk(context),
  approveActivity: (call) => decide(context, call, { ...call.body, verdict: 'approved', reason: null, question: null }),
  rejectActivity: (call) =>
    decide(context, call, { ...call.body, verdict: 'rejected', question: call.body.question ?? null }),
  reopenActivity: (call) => decide(context, call, { ...call.body, verdict: 'reopened', question: null }),
  approveActivities: approveClean(context),
});
