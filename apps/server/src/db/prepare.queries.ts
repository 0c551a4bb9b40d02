import type { Pool } from 'pg';

const LOCK = `pg_advisory_xact_lock(hashtext('msurvey prepare'))`;

/**
 * Does what brings a database up to date while nobody else does. The lock lasts as long as a transaction of its own, which
 * poolers keep on one connection.
 */
export async function aloneInPreparing<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await holder.query('SET LOCAL statement_timeout = 0');
    await holder.query(`SELECT ${LOCK}`);
    const result = await work();
    await holder.query('COMMIT');
    holder.release();
    return result;
  } catch (error) {
    // The connection goes, and the lock with it.
    holder.release(true);
    throw error;
  }
}
