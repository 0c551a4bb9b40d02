import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Tables } from '../../src/db/tables.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

const WATCHED = ['app_user', 'project_member', 'project', 'user_role'];

const scannedIn = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && WATCHED.includes(node['Relation Name'] ?? '')
    ? [node['Relation Name'] as string]
    : []),
  ...(node.Plans ?? []).flatMap(scannedIn),
];

/** The big tables that the statements of this work read from end to end. */
export async function tablesScanned(pool: Pool, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void statements.push(event.query),
  });
  await work(db);
  const client = await pool.connect();
  try {
    // As our own PostgreSQL has it, also where the tests run on another.
    await client.query('begin; set local random_page_cost = 1.1');
    const scanned: string[] = [];
    for (const statement of statements) {
      const { rows } = await client.query(`explain (format json) ${statement.sql}`, [...statement.parameters]);
      scanned.push(...scannedIn(rows[0]['QUERY PLAN'][0].Plan));
    }
    return scanned;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function isSettled(db: Db): Promise<boolean> {
  const { rows } = await sql<{ settled: boolean }>`
    select bool_and(relallvisible >= relpages) as settled from pg_class
    where oid = any(${WATCHED}::text[]::regclass[])`.execute(db);
  return rows[0]?.settled ?? false;
}

/**
 * As the database's own housekeeping would have done by the next day. It works here at the same time, and what it is
 * looking at cannot be marked as seen by all: then again.
 */
export async function settle(db: Db): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    for (const table of WATCHED) await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
    if (await isSettled(db)) return;
    await pause(500);
  }
  throw new Error('the tables do not come to rest');
}

/** No index serves this. */
export async function countUsersAt(db: Db, location: string): Promise<void> {
  await sql`select count(*) from app_user where location = ${location}`.execute(db);
}

export async function someUserOf(db: Db, projectId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select max(user_id) as id from project_member where project_id = ${projectId}`.execute(db);
  return rows[0]?.id as number;
}

export async function projectNamed(db: Db, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`select id from project where name = ${name}`.execute(db);
  return rows[0]?.id as number;
}
