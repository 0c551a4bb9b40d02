import type pg from 'pg';
import { CopyOut } from './copy-stream.ts';
import type { Snapshot } from './snapshot.ts';
import { inReferenceOrder } from './table-order.ts';
import * as queries from './transfer.queries.ts';

/** One moment of the database, however long the reading takes and whatever is written meanwhile. */
export async function withDatabaseSnapshot<T>(pool: pg.Pool, use: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await queries.beginReading(client);
    const result = await use(await snapshotOf(client));
    await queries.commit(client);
    return result;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

async function snapshotOf(client: pg.ClientBase): Promise<Snapshot> {
  const tables = inReferenceOrder(await queries.listTables(client), await queries.listForeignKeys(client));
  return {
    header: {
      format: 'msurvey-backup',
      version: 1,
      createdAt: new Date().toISOString(),
      postgres: await queries.serverVersion(client),
      migrations: await queries.appliedMigrations(client),
      tables,
    },
    async *tables() {
      for (const table of tables) yield { table, data: client.query(new CopyOut(queries.copyOutText(table))) };
    },
    // Sequences know no transactions; read last, they are never behind the rows.
    sequences: () => queries.listSequences(client),
  };
}
