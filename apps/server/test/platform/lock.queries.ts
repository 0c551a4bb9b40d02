import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import type { Db } from '../../src/db/tables.ts';

/** Does something while nobody gets at a table, as under a statement that takes for ever. */
export async function whileLocked<T>(pool: Pool, table: string, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`begin; lock table ${table} in access exclusive mode`);
    return await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** Whether somebody cannot go on before somebody else has committed. */
export async function somebodyWaits(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1`.execute(db);
  return rows.length > 0;
}

export async function statementLimit(client: PoolClient): Promise<string | undefined> {
  const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
  return rows[0]?.statement_timeout;
}
