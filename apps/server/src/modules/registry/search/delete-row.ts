import type { Db } from '#db/tables.ts';
import { Problem, problem } from '#problem/problem.ts';
import { formFor } from '#http/project-gate.queries.ts';
import { removeRecords } from '#modules/collection/index.ts';

/** A row of a registry goes with its record; nothing is erased, the record can be brought back where the form's data is. */
export async function deleteRow(
  db: Db,
  row: { formId: number; instance: string } | undefined,
): Promise<Problem | undefined> {
  const form = row && (await formFor(db, row.formId, null, null));
  if (!row || !form) return problem('record.not-found');
  const removed = await removeRecords(db, form, [row.instance]);
  if (removed instanceof Problem) return removed;
  // Somebody else was faster.
  return removed.length === 0 ? problem('record.not-found') : undefined;
}

/** As the documents have it. */
export const DELETED = 'successfully deleted';
