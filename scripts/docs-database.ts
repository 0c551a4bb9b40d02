/** `npm run docs:database`: migrates an empty database and describes it in docs/database.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createPool } from '../apps/server/src/db/pool.ts';
import { prepareDatabase } from '../apps/server/src/server.ts';
import { readCatalogue } from '../apps/server/test/db/described/catalogue.queries.ts';
import { described, gapsIn } from '../apps/server/test/db/described/describe.ts';
import { startTestPostgres } from '../apps/server/test/support/postgres.ts';
import { at } from './root.mjs';

const postgres = await startTestPostgres();
try {
  const pool = createPool(await postgres.createDatabase('msurvey_described'));
  await prepareDatabase(pool);
  const catalogue = await readCatalogue(pool);
  await pool.end();
  const gaps = gapsIn(catalogue);
  for (const gap of gaps) console.error(gap);
  if (gaps.length) process.exitCode = 1;
  else writeFileSync(at('docs/database.md'), described(readFileSync(at('docs/database.md'), 'utf8'), catalogue));
} finally {
  await postgres.stop();
}
