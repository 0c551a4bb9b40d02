import type { formExports } from '@msurvey/contract';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { markImportDeleted } from '../data/delete.queries.ts';
import { settleRemoval } from '../data/delete-records.ts';
import { keyOf } from '../form-users/form-key.ts';
import { reachOfRecords } from '#modules/geography/index.ts';
import { holdImport, isTouched, markUndone } from './import.queries.ts';

/** The whole batch leaves every list and figure, as long as nobody has worked on any of its records. */
export async function undoImport({ db, form, body, who, audit }: Call<(typeof formExports)['undoDataImport']>) {
  const key = keyOf(form);
  const row = await holdImport(db, key, body.importId, await reachOfRecords(db, who, form.projectId));
  if (!row?.appliedAt) return problem('record.not-found');
  if (row.undoneAt) return { data: { submissions: 0 } };
  if (await isTouched(db, key, row.id)) return problem('record.conflict');
  const removed = await markImportDeleted(db, key, row.id);
  await settleRemoval(db, form, removed, true);
  await markUndone(db, key, row.id);
  const before = { form: form.id, file: row.fileName, submissions: removed.length };
  await audit({ action: 'undo', entity: 'submission-import', entityId: row.id, projectId: form.projectId, before });
  return { data: { submissions: removed.length } };
}
