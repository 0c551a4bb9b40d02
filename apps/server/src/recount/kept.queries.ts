import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { type Counts, type KeyPart, keyOf } from './counts.ts';
import { TABLES, type CountedTable } from './tables.ts';

/** What a table says: the sums of its rows, line by line. */
function linesOf({ name, key, measures }: CountedTable, projectId: number | null): RawBuilder<unknown> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const where = projectId === null || !key.includes('project_id') ? sql`true` : sql`project_id = ${projectId}`;
  const sums = measures.map((measure) => (measure === 'rows' ? sql`count(*)` : sql`sum(${sql.ref(measure)})`));
  return sql`
    select ${name}::text as name, jsonb_build_array(${columns}) as key, array[${sql.join(sums)}]::float8[] as sums
    from ${sql.table(name)} where ${where} group by ${columns}`;
}

export async function keptCounts(db: Db, projectId: number | null): Promise<Counts> {
  const kept: Counts = new Map(TABLES.map(({ name }) => [name, new Map()]));
  const all = sql.join(
    TABLES.map((table) => linesOf(table, projectId)),
    sql` union all `,
  );
  const { rows } = await sql<{ name: string; key: KeyPart[]; sums: number[] }>`${all}`.execute(db);
  for (const { name, key, sums } of rows) {
    const measures = TABLES.find((table) => table.name === name)?.measures ?? [];
    kept.get(name)?.set(keyOf(...key), Object.fromEntries(measures.map((measure, i) => [measure, sums[i] as number])));
  }
  return kept;
}
