import type { activityProfile } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { activityAbilities } from '../activity.policy.ts';
import { countReturned, isArchived, listReturned } from './returned.queries.ts';

/** What reviewers sent back to the caller, with what they found wrong. */
export async function returned({ db, body, who, language }: Call<(typeof activityProfile)['returnedActivities']>) {
  const asked = { ...body, userId: who.userId };
  const [rows, count, archived] = await Promise.all([
    listReturned(db, asked, language),
    countReturned(db, body.projectId, who.userId),
    isArchived(db, body.projectId),
  ]);
  const page = rows.slice(0, body.pageSize);
  return {
    data: page.map((row) => ({
      id: row.id,
      instance: row.instanceId,
      form_id: row.formId,
      xform_id: row.xformId,
      form_title: row.formTitle,
      revision: row.revision,
      sub_activity: row.subActivityCode,
      sub_activity_name: row.subActivityName,
      implementation_date: row.heldOn,
      location: row.location,
      reason: row.reason,
      question: row.question,
      rejectedBy: row.rejectedBy,
      rejectedAt: row.rejectedAt.toISOString(),
      can: { edit: activityAbilities(who, row, { isArchived: archived }).edit },
    })),
    meta: { count, after: rows.length > body.pageSize ? (page.at(-1)?.id ?? null) : null },
  };
}
