import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Tables } from '../../../src/db/tables.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
}

/** Those that grow with what is collected. */
const LARGE = /^(submission|submission_revision|form_day|form_surveyor)$/;

const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)];

/** Which large tables the statements of this work read from end to end, and how many of their rows they touch. */
export async function work(
  pool: Pool,
  act: (db: Db) => Promise<unknown>,
): Promise<{ scanned: string[]; rows: number }> {
  const statements: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: (event) => void statements.push(event.query),
  });
  await act(db);
  const scanned: string[] = [];
  let rows = 0;
  for (const statement of statements) {
    const { rows: plan } = await pool.query(`explain (analyze, format json) ${statement.sql}`, [
      ...statement.parameters,
    ]);
    for (const node of nodes(plan[0]['QUERY PLAN'][0].Plan)) {
      if (!LARGE.test(node['Relation Name'] ?? '')) continue;
      // What lists count is small: to read it from end to end may be the shortest way.
      if (node['Node Type'] === 'Seq Scan' && /^submission/.test(node['Relation Name'] ?? ''))
        scanned.push(node['Relation Name'] as string);
      rows += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    }
  }
  return { scanned, rows };
}
