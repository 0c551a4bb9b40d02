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
import * as m0016 from './migrations/0016-reach.ts';
import * as m0017 from './migrations/0017-umbrella.ts';
import * as m0019 from './migrations/0019-listed-answers.ts';
import * as m0020 from './migrations/0020-identity-and-follow-ups.ts';
import * as m0021 from './migrations/0021-backups.ts';
import * as m0022 from './migrations/0022-accounts.ts';
import * as m0023 from './migrations/0023-records-uncompressed.ts';
import * as m0025 from './migrations/0025-tallies.ts';
import * as m0026 from './migrations/0026-facts-of-work.ts';
import * as m0027 from './migrations/0027-figures.ts';
import * as m0028 from './migrations/0028-catalogue-mends.ts';
import * as m0030 from './migrations/0030-opened-figures.ts';
import * as m0031 from './migrations/0031-work-plans.ts';
import * as m0033 from './migrations/0033-logframe.ts';
import * as m0037 from './migrations/0037-rare-people.ts';
import * as m0040 from './migrations/0040-indicators.ts';
import * as m0041 from './migrations/0041-computed-indicators.ts';
import * as m0043 from './migrations/0043-logframe-comments.ts';
import * as m0044 from './migrations/0044-queue-and-notifications.ts';
import * as m0045 from './migrations/0045-designer.ts';
import * as m0046 from './migrations/0046-publications.ts';
import * as m0047 from './migrations/0047-indicator-sources.ts';
import * as m0048 from './migrations/0048-forums.ts';
import * as m0052 from './migrations/0052-fiscal-works.ts';
import * as m0053 from './migrations/0053-plan-pace.ts';
import * as m0057 from './migrations/0057-age-bands.ts';
import * as m0061 from './migrations/0061-indicator-evidence.ts';
import * as m0064 from './migrations/0064-logframe-templates.ts';

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
  '0016-reach': m0016,
  '0017-umbrella': m0017,
  '0019-listed-answers': m0019,
  '0020-identity-and-follow-ups': m0020,
  '0021-backups': m0021,
  '0022-accounts': m0022,
  '0023-records-uncompressed': m0023,
  '0025-tallies': m0025,
  '0026-facts-of-work': m0026,
  '0027-figures': m0027,
  '0028-catalogue-mends': m0028,
  '0030-opened-figures': m0030,
  '0031-work-plans': m0031,
  '0033-logframe': m0033,
  '0037-rare-people': m0037,
  '0040-indicators': m0040,
  '0041-computed-indicators': m0041,
  '0043-logframe-comments': m0043,
  '0044-queue-and-notifications': m0044,
  '0045-designer': m0045,
  '0046-publications': m0046,
  '0047-indicator-sources': m0047,
  '0048-forums': m0048,
  '0052-fiscal-works': m0052,
  '0053-plan-pace': m0053,
  '0057-age-bands': m0057,
  '0061-indicator-evidence': m0061,
  '0064-logframe-templates': m0064,
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
