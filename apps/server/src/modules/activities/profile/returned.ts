import type { activityProfile } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { doorOf } from '#modules/registry/index.ts';
import { activityAbilities } from '../activity.policy.ts';
import { recordRef } from '../activity-summary.view.ts';
import { countReturned, listReturned } from './returned.queries.ts';

/** What reviewers sent back to the caller, with what they found wrong. */
export async function returned({
  db,
  body,
  who,
  language,
  project,
}: Call<(typeof activityProfile)['returnedActivities']>) {
  const door = doorOf(project);
  const [rows, count] = await Promise.all([
    listReturned(db, { ...body, door, userId: who.userId }, language),
    countReturned(db, door, who.userId),
  ]);
  const page = rows.slice(0, body.pageSize);
  return {
    data: page.map((row) => ({
      ...recordRef(row),
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
      can: { edit: activityAbilities(who, row, project).edit },
    })),
    meta: { count, after: rows.length > body.pageSize ? (page.at(-1)?.id ?? null) : null },
  };
}
