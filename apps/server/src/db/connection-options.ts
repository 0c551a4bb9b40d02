import type { Pool, PoolConfig } from 'pg';
import { NamelessClient } from './pool.ts';

/** How to reach a pool's database from another thread; plain data. */
export type ConnectionOptions = Pick<
  PoolConfig,
  | 'connectionString'
  | 'host'
  | 'port'
  | 'user'
  | 'password'
  | 'database'
  | 'ssl'
  | 'application_name'
  | 'statement_timeout'
>;

/** One statement of an export reads a part of it: what takes longer hangs. */
const TASK_STATEMENT_MS = 10 * 60_000;

/** Of the host that the pool holds to at present. */
export function connectionOptionsOf(pool: Pool): ConnectionOptions {
  const { connectionString, host, port, user, password, database, ssl, application_name } = pool.options;
  // Poolers refuse it as a start parameter.
  const statement_timeout = pool.options.Client === NamelessClient ? undefined : TASK_STATEMENT_MS;
  const all = { connectionString, host, port, user, password, database, ssl, application_name, statement_timeout };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
