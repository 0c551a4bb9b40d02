import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** Where rows are read that others follow. */
export interface RowSource<Row> {
  table: string;
  /** The column that ids are of. */
  id: keyof Row & string;
  /** What listeners are told of a row. */
  columns: readonly (keyof Row & string)[];
}

/** In the order of ids, so that two who hold the same rows wait for each other and not both for ever. */
export async function readRows<Row>(
  db: Db,
  { table, id, columns }: RowSource<Row>,
  { projectId, ids }: { projectId: number; ids: readonly number[] },
  hold?: 'hold',
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where project_id = ${projectId} and ${sql.ref(id)} = any(${[...ids]}::bigint[]) order by ${sql.ref(id)}
    ${hold ? sql`for no key update` : sql``}`.execute(db);
  return rows;
}
