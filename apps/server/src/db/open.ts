import type { Pool } from 'pg';
import type { Config } from '../config/index.ts';
import { startEmbedded } from './embedded/index.ts';
import { createPool } from './pool.ts';

export interface OpenedDatabase {
  pool: Pool;
  close(): Promise<void>;
}

/** The server's PostgreSQL by DATABASE_URL, else the embedded one in the data folder. */
export async function openDatabase(config: Config, say: (line: string) => void): Promise<OpenedDatabase> {
  const prepare = config.prepareStatements;
  if (config.databaseUrl) {
    const pool = createPool(config.databaseUrl, { prepare });
    return { pool, close: async () => void (pool.ended || (await pool.end())) };
  }
  const embedded = await startEmbedded({ folder: config.dataFolder, log: say });
  const pool = createPool(embedded.connection, { prepare });
  return {
    pool,
    close: async () => {
      if (!pool.ended) await pool.end();
      await embedded.stop();
    },
  };
}
