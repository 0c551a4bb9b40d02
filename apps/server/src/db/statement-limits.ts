import type { Pool, PoolClient } from 'pg';
import { limitStatements } from './statement-limits.queries.ts';

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** Connections of a pool whose statements are limited at present, and to how many milliseconds. */
const limited = new WeakMap<PoolClient, number>();

/** Sent ahead of the statement that follows and not waited for: where it fails, so does that one. */
function limit(client: PoolClient, ms: number): void {
  if ((limited.get(client) ?? 0) === ms) return;
  limited.set(client, ms);
  limitStatements(client, ms).catch(() => limited.delete(client));
}

/**
 * The same connections as the pool's, but no statement runs longer than this. A connection keeps its limit until
 * somebody takes it who wants another one, so that reading after reading costs nothing. Whoever takes one from the pool
 * itself (jobs, migrations) has no limit.
 */
export function limitedPool(pool: Pool, ms: number): Pool {
  const plain = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const unlimited = (client: PoolClient) => {
    limit(client, 0);
    return client;
  };
  pool.connect = ((callback?: Callback) => {
    const connected = plain().then(unlimited);
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release.bind(client) as (release?: unknown) => void),
      (error: Error) => callback(error, undefined, () => {}),
    );
  }) as Pool['connect'];
  const connect = async () => {
    const client = await plain();
    limit(client, ms);
    return client;
  };
  return { connect, end: async () => {} } as unknown as Pool;
}
