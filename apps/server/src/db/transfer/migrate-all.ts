import { runMigrations } from 'graphile-worker';
import type pg from 'pg';
import { migrate } from '../migrate.ts';

/** The queue's own schema too, so that jobs that wait (mail, exports) are carried over. */
export async function migrateAll(pool: pg.Pool, upTo?: string): Promise<void> {
  await migrate(pool, upTo);
  await runMigrations({ pgPool: pool });
}
