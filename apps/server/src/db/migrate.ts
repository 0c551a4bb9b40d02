import { type Migration, Migrator, PostgresDialect, Kysely } from 'kysely';
import type { Pool } from 'pg';
import * as m0001 from './migrations/0001-access-and-session.ts';
import * as m0002 from './migrations/0002-programme-lists.ts';
import * as m0003 from './migrations/0003-audit-and-messages.ts';
import * as m0004 from './migrations/0004-user-search.ts';
import * as m0005 from './migrations/0005-bengali-search.ts';
import * as m0006 from './migrations/0006-geography-and-sites.ts';
import * as m0007 from './migrations/0007-projects-and-teams.ts';
import * as m0008 from './migrations/0008-head-counts.ts';
import * as m0009 from './migrations/0009-forms.ts';
import * as m0010 from './migrations/0010-collection.ts';
import * as m0011 from './migrations/0011-submission-comments.ts';
import * as m0012 from './migrations/0012-registry.ts';
import * as m0013 from './migrations/0013-activities.ts';
import * as m0014 from './migrations/0014-audit-actors.ts';
import * as m0015 from './migrations/0015-activity-states.ts';

/** In this order, for ever: a landed migration is never edited, a change is a new one. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-access-and-session': m0001,
  '0002-programme-lists': m0002,
  '0003-audit-and-messages': m0003,
  '0004-user-search': m0004,
  '0005-bengali-search': m0005,
  '0006-geography-and-sites': m0006,
  '0007-projects-and-teams': m0007,
  '0008-head-counts': m0008,
  '0009-forms': m0009,
  '0010-collection': m0010,
  '0011-submission-comments': m0011,
  '0012-registry': m0012,
  '0013-activities': m0013,
  '0014-audit-actors': m0014,
  '0015-activity-states': m0015,
};

/**
 * Brings the database to this version, or only up to a migration when older rows are to be read back. Two processes
 * starting at once are safe: the migrator takes a lock.
 */
export async function migrate(pool: Pool, upTo?: string): Promise<string[]> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error, results } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error;
  return (results ?? []).map((r) => r.migrationName);
}
