import { Kysely, type LogEvent, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import type { Db, Tables } from '../../src/db/tables.ts';

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Node[];
}

const WATCHED = ['geo_unit', 'geo_word', 'geo_code', 'geo_boundary', 'site'];

const scannedIn = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && WATCHED.includes(node['Relation Name'] ?? '')
    ? [node['Relation Name'] as string]
    : []),
  ...(node.Plans ?? []).flatMap(scannedIn),
];

/** The big tables that the statements of this work read from end to end. */
export async function tablesScanned(pool: Pool, work: (db: Db) => Promise<unknown>): Promise<string[]> {
  const statements: LogEvent['query'][] = [];
  const log = (event: LogEvent): void => {
    statements.push(event.query);
  };
  await work(new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log }));
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

/** Sites of a large project: every upazila; and as many of a member. */
export async function insertManySites(db: Db, projectId: number, memberId: number): Promise<void> {
  await sql`insert into site (project_id, member_id, unit_id)
    select p.id, null, u.id from project p, geo_unit u where u.type_id = 3 on conflict do nothing`.execute(db);
  await sql`insert into site (project_id, member_id, unit_id)
    select ${projectId}::int, ${memberId}::int, u.id from geo_unit u where u.type_id = 3 on conflict do nothing`.execute(
    db,
  );
}

/** As the database's own housekeeping would have done by the next day. */
export async function settle(db: Db): Promise<void> {
  for (const table of WATCHED) await sql`vacuum analyze ${sql.ref(table)}`.execute(db);
}

/** Two layers with a boundary for every upazila and every tenth union; returns the id of one. */
export async function insertManyBoundaries(db: Db): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with l as (insert into geo_layer (title, system, licence, attribution)
      values ('Old', 'x', 'x', 'x'), ('New', 'y', 'y', 'y') returning id),
    b as (insert into geo_boundary (layer_id, unit_id, geometry, digest)
      select l.id, u.id, '{"type": "Polygon", "coordinates": []}', 'none' from l, geo_unit u
      where u.type_id = 3 or (u.type_id = 4 and u.id % 10 = 0) returning 1)
    select min(id) as id from l`.execute(db);
  return rows[0]?.id as number;
}

/** No index serves this. */
export async function countPlaced(db: Db): Promise<void> {
  await sql`select count(*) from geo_unit where latitude is not null`.execute(db);
}
