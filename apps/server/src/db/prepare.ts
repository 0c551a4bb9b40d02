import { runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import { migrate } from './migrate.ts';
import { aloneInPreparing } from './prepare.queries.ts';

/**
 * All tables: ours, and those of the job queue. One process at a time: two servers that start at once on an empty database
 * got into each other's way in the queue's own migrations, and one of them did not start.
 */
export const migrateAll = (pool: Pool, upTo?: string): Promise<void> =>
  aloneInPreparing(pool, async () => {
    await migrate(pool, upTo);
    await runMigrations({ pgPool: pool });
  });
