import type { Db } from '#db/tables.ts';
import { recordFailures, rollbackToSavepoint, savepoint } from './projection.queries.ts';
import { type ProjectedSubmission, type Projector, projectorsOf } from './projector.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** On success the savepoint is left to the commit: releasing it would cost every batch another trip to the database. */
async function attempt(db: Db, projector: Projector, rows: ProjectedSubmission[]): Promise<string | undefined> {
  await savepoint(db);
  try {
    await projector.project(db, rows);
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

/** Everything that is derived from these records, inside the transaction that wrote them. Answers whether all went well. */
export async function project(db: Db, rows: readonly ProjectedSubmission[]): Promise<boolean> {
  const work = new Map<Projector, ProjectedSubmission[]>();
  for (const row of rows)
    for (const projector of projectorsOf(row)) work.set(projector, [...(work.get(projector) ?? []), row]);
  let well = true;
  for (const [projector, its] of work) well = (await runProjector(db, projector, its)).length === 0 && well;
  return well;
}
