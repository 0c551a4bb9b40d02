import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../../scripts/build/bundle.mjs';
import { shareReadyFolder } from '../../../scripts/testing/ready-folder.ts';
import { createPool } from '../src/db/pool.ts';
import { loadDemonstrationOnce } from '../src/demo/index.ts';
import { prepareDatabase } from '../src/server.ts';
import { startTestPostgres } from './support/postgres.ts';
import { checkNews } from './support/row-types/check.ts';
import { openLedger } from './support/row-types/ledger.ts';
import { readClaims } from './support/row-types/read-claims.ts';
import { recordStatements } from './support/row-types/record.queries.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port?: number; user: string; password: string };
  }
}

/**
 * One real PostgreSQL for the run, and a template database with the demonstration programme that each test file copies;
 * one with the same tables in which their statements are described (see docs/database.md);
 * a data folder for those that start real servers, and the process that is killed in tests of the embedded PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await bundle({ 'hold-embedded': 'apps/server/test/support/hold-embedded.ts' });
  const removeReadyFolder = shareReadyFolder();
  const postgres = await startTestPostgres();
  const closeLedger = openLedger(readClaims());
  const tearDown = async () => {
    await postgres.stop();
    removeReadyFolder();
    closeLedger();
  };
  recordStatements();
  const quiet = () => {};
  await postgres.createDatabase('msurvey_empty');
  const empty = createPool(postgres.connection('msurvey_empty'));
  await prepareDatabase(empty);
  await empty.end();
  await postgres.createDatabase('msurvey_template', 'msurvey_empty');
  // Nobody can copy a database while somebody is connected to it.
  await postgres.createDatabase('msurvey_described', 'msurvey_empty');
  const pool = createPool(postgres.connection('msurvey_template'));
  await loadDemonstrationOnce(pool, quiet);
  await pool.end();
  const faults = await checkNews(postgres.connection('msurvey_described'));
  if (faults.length) {
    await tearDown();
    throw new Error(`row types that are not what their statements return:\n${faults.join('\n')}`);
  }
  const { database: _, ...server } = postgres.connection('');
  project.provide('postgres', server);
  return tearDown;
}
