import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../src/db/tables.ts';
import { BIG_TABLES } from './large.queries.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Total Cost': number;
  Plans?: Node[];
}
interface Statement {
  text: string;
  values: unknown[];
}

/** A scan that ends as soon as so many are found reads a part of the table only: where many match, that is the best way. */
const endsEarly = (scan: Node, around: Node | undefined): boolean =>
  around?.['Node Type'] === 'Limit' && around['Total Cost'] < scan['Total Cost'] / 2;

const scannedIn = (node: Node, tables: readonly string[], around?: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && tables.includes(node['Relation Name'] ?? '') && !endsEarly(node, around)
    ? [node['Relation Name'] as string]
    : []),
  ...(node.Plans ?? []).flatMap((plan) => scannedIn(plan, tables, node)),
];

/** Writes down every statement that goes through the pool from now on. */
export function listenTo(pool: Pool): { take(): Statement[] } {
  let heard: Statement[] = [];
  pool.on('acquire', (client: PoolClient & { heard?: true }) => {
    if (client.heard) return;
    client.heard = true;
    const query = client.query.bind(client) as (...all: unknown[]) => unknown;
    client.query = ((config: string | Statement, values?: unknown[], ...rest: unknown[]) => {
      if (typeof config === 'string') heard.push({ text: config, values: values ?? [] });
      else heard.push({ text: config.text, values: config.values ?? [] });
      return query(config, values, ...rest);
    }) as typeof client.query;
  });
  return {
    take: () => {
      const taken = heard;
      heard = [];
      return taken;
    },
  };
}

const isReading = ({ text }: Statement) => /^\s*(select|with)\b/i.test(text);

/** The big tables that these statements read from end to end. */
export const tablesScanned = (pool: Pool, statements: Statement[]): Promise<string[]> =>
  tablesScannedOf(pool, statements, BIG_TABLES);

export async function tablesScannedOf(
  pool: Pool,
  statements: Statement[],
  tables: readonly string[],
): Promise<string[]> {
  const client = await pool.connect();
  try {
    // As our own PostgreSQL has it, also where the tests run on another.
    await client.query('begin; set local random_page_cost = 1.1');
    const scanned: string[] = [];
    for (const { text, values } of statements.filter(isReading)) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      scanned.push(...scannedIn(rows[0]['QUERY PLAN'][0].Plan, tables));
    }
    return scanned;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function unsettled(db: Db, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ said: string }>`
    select relname || ' ' || relallvisible || '/' || relpages as said from pg_class
    where oid = any(${[...tables]}::text[]::regclass[]) and relallvisible < relpages * 0.995`.execute(db);
  return rows.map((row) => row.said);
}

/**
 * As the database's own housekeeping would have done by the next day. It works here at the same time, and what it is
 * looking at cannot be marked as seen by all: then again.
 */
export const settle = (db: Db): Promise<void> => settleTables(db, BIG_TABLES);

export async function settleTables(db: Db, tables: readonly string[]): Promise<void> {
  let restless: string[] = [];
  for (let attempt = 0; attempt < 60; attempt++) {
    for (const table of tables) {
      // Rows whose commit is still to be written, as it may be here, are not marked either.
      await sql`checkpoint`.execute(db);
      // Without this, vacuum leaves the few pages with dead rows for later, and they are never seen by all.
      await sql`vacuum (analyze, index_cleanup on) ${sql.ref(table)}`.execute(db);
    }
    restless = await unsettled(db, tables);
    if (restless.length === 0) return;
    await pause(500);
  }
  throw new Error(`these tables do not come to rest: ${restless.join(', ')}`);
}

/** No index serves this. */
export const READS_ALL_USERS: Statement = {
  text: 'select count(*) from app_user where location = $1',
  values: ['Dhaka'],
};
