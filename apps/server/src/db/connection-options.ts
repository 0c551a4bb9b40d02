import type { Pool, PoolConfig } from 'pg';

/** How to reach a pool's database from another thread; plain data. */
export type ConnectionOptions = Pick<
  PoolConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database' | 'ssl' | 'application_name'
>;

/** Of the host that the pool holds to at present. */
export function connectionOptionsOf(pool: Pool): ConnectionOptions {
  const { connectionString, host, port, user, password, database, ssl, application_name } = pool.options;
  const all = { connectionString, host, port, user, password, database, ssl, application_name };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}
