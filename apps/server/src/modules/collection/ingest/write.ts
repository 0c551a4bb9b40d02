import type { Pool, PoolClient } from 'pg';
import { handleOnClient } from '#db/database.ts';
import { takeNoted } from '#db/noted-changes.ts';
import type { Db } from '#db/tables.ts';
import { getReady, hasProjectors, type ProjectedSubmission } from '../projections/projector.ts';
import { project, projectBoldly } from '../projections/run.ts';
import { type Arrived, keyOf } from './arrived.ts';
import { begin, commit, rollback, type WrittenRow, writeBatch } from './batch.queries.ts';

/** What became of a record: written, there already (or in the same batch), or not allowed to be written. */
export type Written = { outcome: 'stored'; submissionId: number } | { outcome: 'again' } | { outcome: 'refused' };

export interface WriteOptions {
  pool: Pool;
  /** Most milliseconds that one of its statements may take. */
  statementMs: number;
  /** In the transaction, when something could not be derived: asks for another try. */
  onProjectionFailure(db: Db): Promise<void>;
  /** After the commit: of which projects it changed figures. */
  changed?(projectIds: ReadonlySet<number>): void;
  /** When all that is left is to wait for the commit. */
  committing?(): void;
}

const handles = new WeakMap<PoolClient, Db>();
const handleOf = (client: PoolClient): Db => {
  const known = handles.get(client) ?? handleOnClient(client);
  handles.set(client, known);
  return known;
};

export const projected = (a: Arrived, row: WrittenRow): ProjectedSubmission => ({
  projectId: a.projectId,
  formId: a.formId,
  xformId: a.xformId,
  submissionId: row.id as number,
  instanceId: a.instanceId,
  revision: 1,
  isNew: true,
  version: a.version,
  userId: a.sender.userId,
  organizationId: row.organizationId,
  receivedAt: row.receivedAt as Date,
  state: 'received',
  latitude: a.latitude,
  longitude: a.longitude,
  accuracy: a.accuracy,
  answers: a.answers,
});

/** Something could not be derived; the batch is to be written again, each projector with a savepoint before it. */
class NotDerived extends Error {}

async function derive(options: WriteOptions, db: Db, fresh: ProjectedSubmission[], careful: boolean): Promise<void> {
  if (careful) {
    if (!(await project(db, fresh))) await options.onProjectionFailure(db);
    return;
  }
  try {
    await projectBoldly(db, fresh);
  } catch (error) {
    throw new NotDerived('a projector failed', { cause: error });
  }
}

async function writeOnce(options: WriteOptions, batch: readonly Arrived[], careful = false): Promise<Written[]> {
  const client = await options.pool.connect();
  let broken: Error | undefined;
  try {
    // Sent together: each trip to the database waits until this process has read what phones sent meanwhile.
    const [, rows] = await Promise.all([
      begin(client, options.statementMs),
      writeBatch(client, batch),
      getReady(handleOf(client)),
    ]);
    if (hasProjectors()) {
      const fresh = rows.flatMap((row) => (row.id === null ? [] : projected(batch[row.n - 1] as Arrived, row)));
      if (fresh.length) await derive(options, handleOf(client), fresh, careful);
    }
    const committed = commit(client);
    options.committing?.();
    await committed;
    const changed = takeNoted(handleOf(client));
    if (changed) options.changed?.(changed);
    return rows.map(({ id, allowed }) =>
      id !== null ? { outcome: 'stored', submissionId: id } : { outcome: allowed ? 'again' : 'refused' },
    );
  } catch (error) {
    takeNoted(handleOf(client));
    await rollback(client).catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Errors of the database that concern a value or a row, not the connection or the machine. */
const isOfOneRow = (error: unknown): boolean => /^(22|23|40|42)/.test((error as { code?: string }).code ?? '');

const settle = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => {
  try {
    return { status: 'fulfilled', value: await work };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
};

/**
 * Writes a batch in one transaction. When a row makes it fail, each is written on its own: one bad row never fails its
 * neighbours. The second of two equal ones is not written but answered as one that came again.
 */
export async function write(options: WriteOptions, items: Arrived[]): Promise<PromiseSettledResult<Written>[]> {
  const seen = new Set<string>();
  const isFirst = items.map((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const batch = items.filter((_, i) => isFirst[i]);
  const results = await writeAll(options, batch);
  let next = 0;
  return items.map((_, i) =>
    isFirst[i]
      ? (results[next++] as PromiseSettledResult<Written>)
      : { status: 'fulfilled', value: { outcome: 'again' } },
  );
}

async function writeAll(
  options: WriteOptions,
  batch: Arrived[],
  careful = false,
): Promise<PromiseSettledResult<Written>[]> {
  try {
    return (await writeOnce(options, batch, careful)).map((value) => ({ status: 'fulfilled', value }));
  } catch (error) {
    if (error instanceof NotDerived) return writeAll(options, batch, true);
    if (!isOfOneRow(error)) throw error;
    const results: PromiseSettledResult<Written>[] = [];
    for (const item of batch)
      results.push(await settle(writeOnce(options, [item], true).then(([one]) => one as Written)));
    return results;
  }
}
