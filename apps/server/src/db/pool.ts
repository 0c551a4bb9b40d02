import pg from 'pg';
import { FailoverPool } from './failover-pool.ts';
import { type DatabaseAddress, hostsOf } from './hosts.ts';
import { typeParsers } from './types.ts';

export interface PoolOptions {
  /** Most connections at a time. */
  max?: number;
  /** Off behind a pooler that gives every transaction another connection (pgbouncer): no statement keeps a name. */
  prepare?: boolean;
  /** Milliseconds. Behind a pooler set it on the role instead: poolers refuse it as a start parameter. */
  statementTimeout?: number;
  /** Milliseconds to wait for a connection, be it new or in use by others. */
  connectionTimeout?: number;
  applicationName?: string;
  /** What does not wait for an answer goes at once, behind what was sent before it. Off where rows are copied as a stream. */
  pipeline?: boolean;
  log?: (line: string) => void;
}

/** The database may have several hosts (`a,b`): the pool then keeps to the one that accepts writing. */
export function createPool(database: string | DatabaseAddress, options: PoolOptions = {}): pg.Pool {
  const { max = 10, prepare = true, pipeline = true, statementTimeout, log = () => {} } = options;
  const access = typeof database === 'string' ? {} : database;
  const hosts = hostsOf(database);
  // With other hosts to go to, a silent one is given up sooner.
  const { connectionTimeout = hosts.length > 1 ? 5000 : 10_000 } = options;
  // The types of pg do not have it yet.
  const unknownToTypes = { pipeline };
  const pool = new FailoverPool(hosts, {
    ...access,
    max,
    application_name: options.applicationName ?? 'msurvey',
    connectionTimeoutMillis: connectionTimeout,
    statement_timeout: prepare ? statementTimeout : undefined,
    keepAlive: true,
    types: typeParsers,
    ...unknownToTypes,
    Client: prepare ? pg.Client : NamelessClient,
  });
  // Without these a connection cut off by the server would end the process: idle ones report to the pool, ones in use
  // to themselves (their current statement fails as well, which is where it is dealt with).
  pool.on('error', (error) => log(`an idle database connection was lost: ${error.message}`));
  pool.on('connect', (client) => {
    client.on('error', (error) => log(`a database connection was lost: ${error.message}`));
  });
  return pool;
}

/** Sends statements without their names, so that the server keeps none of them after the answer. */
export class NamelessClient extends pg.Client {
  // The overloads of pg cannot be repeated here.
  override query(config: any, ...rest: any[]): any {
    const named = typeof config === 'object' && config?.name && typeof config.submit !== 'function';
    return super.query(named ? { ...config, name: undefined } : config, ...(rest as []));
  }
}
