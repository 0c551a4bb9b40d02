import type pg from 'pg';
import { inClient } from '../in-client.ts';
import { copyIn } from './copy-stream.ts';
import type { Snapshot, SnapshotTable } from './snapshot.ts';
import { forwardKeys, tableId } from './table-order.ts';
import * as queries from './transfer.queries.ts';

export interface LoadOptions {
  /** Brings the schema to a migration, or to the last one. */
  migrate: (pool: pg.Pool, upTo?: string) => Promise<unknown>;
  /** Rows that are there are removed, in the same transaction as the new ones are written. */
  replace: boolean;
  log: (line: string) => void;
}

/** Writes a snapshot into a database: all of it, or nothing. */
export async function loadSnapshot(pool: pg.Pool, snapshot: Snapshot, options: LoadOptions): Promise<void> {
  if (!options.replace) await assertEmpty(pool);
  await inClient(pool, (client) => assertNotNewer(client, snapshot));
  // First the schema the rows were written for; what came later changes the rows as it would have changed them there.
  await options.migrate(pool, snapshot.header.migrations.at(-1));
  await inClient(pool, (client) => assertSameSchema(client, snapshot));
  await inClient(pool, (client) => loadRows(client, snapshot, options.log));
  await options.migrate(pool);
  await inClient(pool, queries.analyze);
}

export const assertEmpty = (pool: pg.Pool): Promise<void> => inClient(pool, assertNoRows);

async function assertNoRows(client: pg.ClientBase): Promise<void> {
  for (const table of await queries.listTables(client)) {
    if (!(await queries.hasRows(client, table))) continue;
    throw new Error(
      `the target is not empty (there are rows in ${tableId(table)}): use an empty database, or --replace`,
    );
  }
}

/** Migrations are not undone. */
async function assertNotNewer(client: pg.ClientBase, { header }: Snapshot): Promise<void> {
  const applied = await queries.appliedMigrations(client);
  const newer = applied.find((name) => !header.migrations.includes(name));
  if (newer) throw new Error(`the rows are older than the target (which has ${newer}): use an empty database`);
}

async function assertSameSchema(client: pg.ClientBase, { header }: Snapshot): Promise<void> {
  const applied = await queries.appliedMigrations(client);
  if (applied.join() !== header.migrations.join()) {
    throw new Error(
      `the rows belong to migration ${header.migrations.at(-1) ?? 'none'} and the target is at ${applied.at(-1) ?? 'none'}: use the release of mSurvey that wrote them, or a newer one`,
    );
  }
  const there = new Map((await queries.listTables(client)).map((table) => [tableId(table), new Set(table.columns)]));
  for (const table of header.tables) {
    const columns = there.get(tableId(table));
    const missing = columns ? table.columns.filter((column) => !columns.has(column)) : table.columns;
    if (missing.length > 0) throw new Error(`the target has no ${tableId(table)} (${missing.join(', ')})`);
  }
}

async function loadRows(client: pg.ClientBase, snapshot: Snapshot, log: (line: string) => void): Promise<void> {
  await queries.beginLoading(client);
  const { tables } = snapshot.header;
  const circular = forwardKeys(tables, await queries.listForeignKeys(client));
  await queries.setTriggers(client, tables, false);
  await queries.emptyTables(client, tables);
  for (const key of circular) await queries.dropForeignKey(client, key);
  for await (const { table, data } of snapshot.tables()) {
    const rows = await copyIn(client, queries.copyInText(table), data);
    assertComplete(table, rows, data.rows);
    log(`${tableId(table)}: ${rows} rows`);
  }
  await queries.checkNow(client);
  for (const key of circular) await queries.addForeignKey(client, key);
  for (const sequence of await snapshot.sequences()) await queries.setSequence(client, sequence);
  await queries.setTriggers(client, tables, true);
  await queries.commit(client);
}

function assertComplete(table: SnapshotTable, taken: number, given: number): void {
  if (taken !== given) throw new Error(`${tableId(table)}: ${given} rows were sent and ${taken} arrived`);
}
