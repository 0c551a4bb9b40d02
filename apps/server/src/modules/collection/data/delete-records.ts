import type { formData } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#http/problem.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { keyOf } from '../form-users/form-key.ts';
import { type ChangedRecord, countKnown, markDeleted, recount } from './delete.queries.ts';
import { announceSubmissionsRemoved } from './submissions-removed.ts';

/** Counts, and whoever derives something from the records, follow in the same transaction. */
export async function settleRemoval(
  db: Db,
  form: FormOfProject,
  changed: readonly ChangedRecord[],
  isDeleted: boolean,
): Promise<void> {
  if (changed.length === 0) return;
  const byDay = new Map<string, { userId: number; day: string; n: number }>();
  for (const { userId, day } of changed) {
    const key = `${userId}/${day}`;
    const counted = byDay.get(key) ?? { userId, day, n: 0 };
    counted.n += isDeleted ? -1 : 1;
    byDay.set(key, counted);
  }
  await recount(db, keyOf(form), [...byDay.values()]);
  const { id: formId, projectId, xformId } = form;
  const submissionIds = changed.map((record) => record.id);
  await announceSubmissionsRemoved(db, { projectId, formId, xformId, submissionIds, isDeleted });
}

/** Nothing is erased: records leave every list and figure, and can be brought back. Sent twice, it is done once. */
export async function deleteRecords({ db, body, form, audit }: Call<(typeof formData)['deleteSubmissions']>) {
  const { isDeleted } = body;
  const instanceIds = [...new Set(body.instanceIds)];
  const key = keyOf(form);
  if ((await countKnown(db, key, instanceIds)) < instanceIds.length) return problem('record.not-found');
  const changed = await markDeleted(db, key, instanceIds, isDeleted);
  await settleRemoval(db, form, changed, isDeleted);
  if (changed.length > 0)
    await audit({
      action: isDeleted ? 'delete' : 'restore',
      entity: 'submission',
      projectId: form.projectId,
      entityId: changed.length === 1 ? changed[0]?.id : null,
      [isDeleted ? 'before' : 'after']: { form: form.id, instances: changed.map((record) => record.instanceId) },
    });
  return { data: { changed: changed.length } };
}
