import type pg from 'pg';
import type { Config } from '../config/index.ts';
import { joinEmbedded, startEmbedded } from './embedded/index.ts';
import { createPool } from './pool.ts';

const MOST_CONNECTIONS = 3;

/** For commands: rows are copied as a stream. */
export function openForCopying(
  database: Parameters<typeof createPool>[0],
  { prepareStatements }: Pick<Config, 'prepareStatements'>,
  log: (line: string) => void = () => {},
): pg.Pool {
  const applicationName = 'msurvey db';
  return createPool(database, {
    max: MOST_CONNECTIONS,
    prepare: prepareStatements,
    pipeline: false,
    applicationName,
    log,
  });
}

/** The server's database: as a guest beside a running server when rows are only read; alone when they are written. */
export async function withOurs<T>(
  config: Config,
  as: 'guest' | 'alone',
  log: (line: string) => void,
  act: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const start = as === 'guest' ? joinEmbedded : startEmbedded;
  const embedded = config.databaseUrl ? undefined : await start({ folder: config.dataFolder, log });
  const pool = openForCopying(embedded?.connection ?? config.databaseUrl ?? '', config, log);
  try {
    return await act(pool);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
}
