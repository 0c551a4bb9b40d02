import type { Pool, PoolClient } from 'pg';

type Callback = Parameters<Pool['connect']>[0];

/** Of the codes that the queue tries again after, the one for what passes by itself. */
const PASSES = 'ETIMEDOUT';

/**
 * The queue puts a finished job away with a promise that nobody looks after: were the database away in that moment, or all
 * connections in use, the error would end the process. Named like this, the queue waits and tries again.
 */
export function patientPool(pool: Pool): Pool {
  const wait = async (): Promise<PoolClient> => {
    try {
      return await pool.connect();
    } catch (error) {
      if (!pool.ending && error instanceof Error) Object.assign(error, { code: PASSES });
      throw error;
    }
  };
  // Whoever gives a function to call looks after errors himself.
  const connect = (callback?: Callback) => (callback ? pool.connect(callback) : wait());
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
