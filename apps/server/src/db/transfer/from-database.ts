import type pg from 'pg';
import { inClient } from '../in-client.ts';
import { CopyOut } from './copy-stream.ts';
import type { Snapshot } from './snapshot.ts';
import { inReferenceOrder } from './table-order.ts';
import * as queries from './transfer.queries.ts';

/** One moment of the database, however long the reading takes and whatever is written meanwhile. */
export const withDatabaseSnapshot = <T>(
  pool: pg.Pool,
  use: (snapshot: Snapshot, client: pg.PoolClient) => Promise<T>,
): Promise<T> =>
  inClient(pool, async (client) => {
    await queries.beginReading(client);
    const result = await use(await snapshotOf(client), client);
    await queries.commit(client);
    return result;
  });

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
