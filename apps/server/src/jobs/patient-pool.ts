import type { Pool, PoolClient } from 'pg';

type Callback = Parameters<Pool['connect']>[0];
type Release = PoolClient['release'];

/** Of the codes that the queue tries again after, the one for what passes by itself. */
const PASSES = 'ETIMEDOUT';

export interface PatientPool {
  pool: Pool;
  /** When everything that was asked of it is done; the pool may then end. */
  settled(): Promise<void>;
}

/**
 * The queue puts a finished job away with a promise that nobody looks after: were the database away in that moment, or all
 * connections in use, the error would end the process, and a server that stops would not wait for it. Named like this, the
 * queue waits and tries again; whoever stops asks whether it is done.
 */
export function patientPool(pool: Pool): PatientPool {
  const inUse = new Set<Promise<void>>();

  async function lend(giveBack: () => void): Promise<PoolClient> {
    const client = await pool.connect();
    const release: Release = client.release.bind(client);
    client.release = (error) => {
      giveBack();
      release(error);
    };
    return client;
  }

  async function wait(): Promise<PoolClient> {
    let giveBack = () => {};
    const use = new Promise<void>((resolve) => {
      giveBack = () => {
        inUse.delete(use);
        resolve();
      };
    });
    inUse.add(use);
    try {
      return await lend(giveBack);
    } catch (error) {
      giveBack();
      // Nobody is left to try again: the job stays in the database and is taken up at the next start.
      if (pool.ending) return new Promise(() => {});
      if (error instanceof Error) Object.assign(error, { code: PASSES });
      throw error;
    }
  }

  // Whoever gives a function to call handles errors themselves.
  const connect = (callback?: Callback) => (callback ? pool.connect(callback) : wait());
  return {
    pool: new Proxy(pool, {
      get(target, name) {
        if (name === 'connect') return connect;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    settled: async () => {
      while (inUse.size > 0) await Promise.all(inUse);
    },
  };
}
