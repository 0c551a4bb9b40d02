import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { bundle } from '../../../scripts/build/bundle.mjs';
import { shareReadyFolder } from '../../../scripts/testing/ready-folder.ts';
import { createPool } from '../src/db/pool.ts';
import { loadDemonstrationOnce } from '../src/demo/index.ts';
import { prepareDatabase } from '../src/server.ts';
import { startTestPostgres } from './support/postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: { host: string; port?: number; user: string; password: string };
  }
}

/**
 * One real PostgreSQL for the run, and a template database with the demonstration programme that each test file copies;
 * a data folder for those that start real servers, and the process that is killed in tests of the embedded PostgreSQL.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await bundle({ 'hold-embedded': 'apps/server/test/support/hold-embedded.ts' });
  const removeReadyFolder = shareReadyFolder();
  const postgres = await startTestPostgres();
  const quiet = () => {};
  await postgres.createDatabase('msurvey_empty');
  const empty = createPool(postgres.connection('msurvey_empty'));
  await prepareDatabase(empty);
  await empty.end();
  await postgres.createDatabase('msurvey_template', 'msurvey_empty');
  const pool = createPool(postgres.connection('msurvey_template'));
  await loadDemonstrationOnce(pool, quiet);
  await pool.end();
  const { database: _, ...server } = postgres.connection('');
  project.provide('postgres', server);
  return async () => {
    await postgres.stop();
    removeReadyFolder();
  };
}
