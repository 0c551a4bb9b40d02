import type { formData } from '@msurvey/contract';
import type { Db } from '#db/tables.ts';
import type { Call } from '#http/call.ts';
import { Problem, problem } from '#problem/problem.ts';
import type { FormOfProject } from '#http/project-gate.queries.ts';
import { EVERYTHING, type Reached, reachOfRecords } from '#modules/geography/index.ts';
import { keyOf } from '../form-users/form-key.ts';
import { submissionsById } from '../projections/projection.queries.ts';
import { forget, project } from '../projections/run.ts';
import { type ChangedRecord, countKnown, holdApproved, markDeleted, recount } from './delete.queries.ts';

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
  const key = { projectId, formId, xformId };
  const submissionIds = changed.map((record) => record.id);
  if (isDeleted)
    await forget(
      db,
      submissionIds.map((submissionId) => ({ ...key, submissionId })),
    );
  // What a projector fails on is recorded, and tried again by the clock.
  else await project(db, await submissionsById(db, key, submissionIds));
}

/**
 * For whoever knows records by another name (a member, an activity) and deletes them there. Nothing is erased: they leave
 * every list and figure, and can be brought back. Answers those that were not so already; the caller's audit line names them.
 */
export async function removeRecords(
  db: Db,
  form: FormOfProject,
  instanceIds: readonly string[],
  isDeleted = true,
  /** Of whoever deletes; those who know the records by another name have asked already. */
  reached: Reached = EVERYTHING,
): Promise<ChangedRecord[] | Problem> {
  const asked = [...new Set(instanceIds)];
  const key = keyOf(form);
  if ((await countKnown(db, key, asked, reached)) < asked.length) return problem('record.not-found');
  // Figures have been reported from it: a validator reopens it first.
  if (isDeleted && (await holdApproved(db, key, asked))) return problem('submission.approved');
  const changed = await markDeleted(db, key, asked, isDeleted);
  await settleRemoval(db, form, changed, isDeleted);
  return changed;
}

/** Sent twice, it is done once. */
export async function deleteRecords({ db, body, form, who, audit }: Call<(typeof formData)['deleteSubmissions']>) {
  const { isDeleted } = body;
  const reached = await reachOfRecords(db, who, form.projectId);
  const changed = await removeRecords(db, form, body.instanceIds, isDeleted, reached);
  if (changed instanceof Problem) return changed;
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
