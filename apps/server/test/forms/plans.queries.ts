import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Tables } from '../../src/db/tables.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}
const WATCHED = ['xform', 'xform_version', 'xform_media', 'xform_source', 'form_surveyor'];

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

/** Every version was a workbook; then as the database's own housekeeping leaves it. */
export async function settle(pool: Pool): Promise<void> {
  await pool.query(`insert into xform_source (xform_id, number, file_name, bytes)
    select xform_id, number, 'survey.xlsx', 'x' from xform_version on conflict do nothing`);
  await pool.query('vacuum analyze xform, xform_version, xform_source, xform_draft, form, form_surveyor');
}

/** No index serves this. */
export async function countByDescription(db: Db): Promise<void> {
  await db
    .selectFrom('xform')
    .select(({ fn }) => fn.countAll().as('n'))
    .where('description', '=', 'x')
    .execute();
}
