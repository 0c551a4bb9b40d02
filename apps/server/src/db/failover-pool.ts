import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Host } from './hosts.ts';
import { assertWritable, ReadOnlyHost } from './pool.queries.ts';

type Callback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  // As pg declares it.
  done: (release?: any) => void,
) => void;

const ROUNDS = 3;
const PAUSE_MS = 300;

/**
 * New connections go to the host that last accepted writing. When it cannot be reached, or has become a replica, the
 * next one is tried. Old connections need no care: a server that is demoted closes them.
 */
export class FailoverPool extends pg.Pool {
  readonly #hosts: Host[];
  #current = 0;

  constructor(hosts: Host[], config: pg.PoolConfig) {
    const many = hosts.length > 1;
    // A single host is taken as it is: a read-only one serves those who only read.
    super({ ...config, ...hosts[0], ...(many && { onConnect: assertWritable }) } as pg.PoolConfig);
    this.#hosts = hosts;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    if (this.#hosts.length === 1) return callback ? super.connect(callback) : super.connect();
    const client = this.#connect();
    if (!callback) return client;
    client.then(
      (connected) => callback(undefined, connected, connected.release.bind(connected)),
      (error) => callback(error, undefined, () => {}),
    );
  }

  async #connect(): Promise<pg.PoolClient> {
    for (let attempt = 1; ; attempt++) {
      const tried = this.#current;
      try {
        return await super.connect();
      } catch (error) {
        if (!isHostFailure(error) || attempt >= ROUNDS * this.#hosts.length) throw error;
        this.#leave(tried);
        if (attempt % this.#hosts.length === 0) await sleep(PAUSE_MS);
      }
    }
  }

  /** Many callers may have failed at the same host; only the first of them moves on. */
  #leave(tried: number): void {
    if (this.#current !== tried) return;
    this.#current = (tried + 1) % this.#hosts.length;
    // The pool reads its options anew for each connection.
    Object.assign(this.options, this.#hosts[this.#current]);
  }
}

/** Not: no free connection in time, a wrong password, no such database. Those are the same at every host. */
function isHostFailure(error: unknown): boolean {
  if (error instanceof ReadOnlyHost) return true;
  const { code = '', message } = error as Error & { code?: string };
  // 57P: shutting down or starting up; 08: connection exceptions.
  return /^(E[A-Z_]+|57P0\d|08\d{3})$/.test(code) || /^(Connection terminated|timeout expired)/.test(message);
}
