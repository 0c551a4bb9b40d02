import type { activityList } from '@msurvey/contract';
import { may } from '@msurvey/domain';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import { removeRecords } from '#modules/collection/index.ts';
import { sightOf } from '#modules/registry/index.ts';
import { activityKey } from '../activity.queries.ts';

/**
 * What goes is the record; the activity follows it. Asked of everybody who sees the list: the documents have a sentence
 * for those who may not, and a refusal by permission would sign them out.
 */
export async function deleteActivity(call: Call<(typeof activityList)['deleteActivity']>) {
  const { db, params, who, audit } = call;
  if (!may(who, 'fao-admin')) return problem('activity.only-admin');
  const { id } = params;
  const sight = await sightOf(call, 'records');
  const { projectId } = sight;
  const activity = await activityKey(db, sight, id);
  if (!activity) return problem('record.not-found');
  const { formId, xformId, instanceId } = activity;
  const form = { id: formId, projectId, xformId, isArchived: false };
  const removed = await removeRecords(db, form, [instanceId]);
  if (removed instanceof Problem) return removed;
  const before = { form: formId, instance: instanceId, subActivity: activity.subActivityId, date: activity.heldOn };
  if (removed.length > 0) await audit({ action: 'delete', entity: 'activity', entityId: id, projectId, before });
}
