import type { Db } from '#db/tables.ts';
import { forgetFailures, recordFailures, rollbackToSavepoint, savepoint, shareForms } from './projection.queries.ts';
import {
  type ForgottenSubmission,
  type FormKey,
  getReady,
  type ProjectedSubmission,
  type Projector,
  projectorsOf,
} from './projector.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** On success the savepoint is left to the commit: releasing it would cost every batch another trip to the database. */
async function attempt(db: Db, projector: Projector, rows: ProjectedSubmission[]): Promise<string | undefined> {
  // Sent ahead, not waited for: the projector's first statement goes with it.
  const saved = savepoint(db);
  try {
    await Promise.all([saved, projector.project(db, rows)]);
    return undefined;
  } catch (error) {
    await rollbackToSavepoint(db);
    return messageOf(error);
  }
}

/** Runs one projector on these rows; answers those it failed on. One that it cannot take never fails its neighbours. */
export async function runProjector(
  db: Db,
  projector: Projector,
  rows: ProjectedSubmission[],
): Promise<ProjectedSubmission[]> {
  const message = await attempt(db, projector, rows);
  if (message === undefined) return [];
  if (rows.length === 1) {
    await recordFailures(db, rows, projector.name, message);
    return rows;
  }
  const failed: ProjectedSubmission[] = [];
  for (const row of rows) failed.push(...(await runProjector(db, projector, [row])));
  return failed;
}

function workOf<T extends FormKey>(rows: readonly T[]): Map<Projector, T[]> {
  const work = new Map<Projector, T[]>();
  for (const row of rows)
    for (const projector of projectorsOf(row)) {
      const its = work.get(projector);
      if (its) its.push(row);
      else work.set(projector, [row]);
    }
  return work;
}

async function byProjector<T extends FormKey>(db: Db, rows: readonly T[]): Promise<Map<Projector, T[]>> {
  if (rows.length > 0)
    await shareForms(
      db,
      rows.map((row) => row.formId),
    );
  await getReady(db);
  return workOf(rows);
}

/**
 * The same as `project` without a net, for whoever has got them ready: where a projector fails the whole transaction has to be given up and done again
 * with `project`. Nearly always none fails, and a savepoint costs every batch.
 */
export async function projectBoldly(db: Db, rows: readonly ProjectedSubmission[]): Promise<void> {
  for (const [projector, its] of workOf(rows)) await projector.project(db, its);
}

/** Everything that is derived from these records, inside the transaction that wrote them. Answers whether all went well. */
export async function project(db: Db, rows: readonly ProjectedSubmission[]): Promise<boolean> {
  let well = true;
  for (const [projector, its] of await byProjector(db, rows))
    well = (await runProjector(db, projector, its)).length === 0 && well;
  return well;
}

/** What was derived from these records goes with them. A projector that cannot forget fails the whole: nobody may see them. */
export async function forget(db: Db, rows: readonly ForgottenSubmission[]): Promise<void> {
  for (const [projector, its] of await byProjector(db, rows)) {
    await forgetFailures(db, its, projector.name);
    await projector.forget(db, its);
  }
}
