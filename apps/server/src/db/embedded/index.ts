import { endpointOf } from './adopt.ts';
import { SUPERUSER } from './cluster.ts';
import { DATABASE, ensureDatabase, probe } from './embedded.queries.ts';
import { bringUp, type Engine, prepareEngine, takeDown } from './engine.ts';
import { layoutOf } from './layout.ts';
import { FolderInUse, lockFolder } from './lock.ts';
import { keepPassword } from './password.ts';
import { readPidFile } from './pid-file.ts';
import type { Endpoint } from './socket.ts';
import { watchOver } from './watch.ts';

export interface EmbeddedConnection {
  /** The folder of a private socket; on Windows 127.0.0.1. */
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

export interface EmbeddedPostgres {
  connection: EmbeddedConnection;
  /** The postmaster was running already, left by a process that was killed. */
  adopted: boolean;
  /** End the pools first. Stops the postmaster, adopted or not, and gives the data folder free. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The data folder; the cluster is in `folder/postgres`. */
  folder: string;
  settings?: Record<string, string>;
  log?: (line: string) => void;
}

/** Runs the PostgreSQL that comes with mSurvey on a data folder, which this process alone may use until `stop`. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const layout = layoutOf(options.folder);
  const lock = await lockFolder(layout.folder, layout.lock);
  try {
    return await run(prepareEngine(layout, options.settings ?? {}, options.log ?? (() => {})), () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function run(engine: Engine, unlock: () => void): Promise<EmbeddedPostgres> {
  const running = await bringUp(engine);
  try {
    await ensureDatabase(running.endpoint, engine.password);
  } catch (error) {
    await takeDown(engine, running);
    throw error;
  }
  const watch = watchOver(engine, running);
  let stopping: Promise<void> | undefined;
  return {
    connection: connectionTo(running.endpoint, engine.password),
    adopted: running.adopted,
    stop: () =>
      (stopping ??= watch
        .end()
        .then((last) => takeDown(engine, last))
        .finally(unlock)),
  };
}

/**
 * For tools that only need to read: when a server has the data folder in use, its postmaster is used as a guest and
 * left running; otherwise as `startEmbedded`.
 */
export async function joinEmbedded(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  try {
    return await startEmbedded(options);
  } catch (error) {
    const layout = layoutOf(options.folder);
    const running = readPidFile(layout.cluster);
    if (!(error instanceof FolderInUse) || running?.status !== 'ready') throw error;
    const password = keepPassword(layout.password, layout.cluster);
    await probe(endpointOf(running), password);
    return { connection: connectionTo(endpointOf(running), password), adopted: false, stop: async () => {} };
  }
}

function connectionTo(endpoint: Endpoint, password: string): EmbeddedConnection {
  return { ...endpoint, user: SUPERUSER, password, database: DATABASE };
}
