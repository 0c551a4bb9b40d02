import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claimsInLedger, executedNames, finishedFiles } from '../support/row-types/ledger.ts';

const TESTS = join(import.meta.dirname, '..');

/**
 * Statements that a test run may not see: of processes of their own, of the upkeep of a night, or of moments that tests
 * reach only at times. May only get shorter.
 */
const UNSEEN = new Set([
  'db/pool.queries.ts assertWritable',
  'db/transfer/transfer.queries.ts appliedMigrations',
  'db/transfer/transfer.queries.ts listForeignKeys',
  'db/transfer/transfer.queries.ts listSequences',
  'db/transfer/transfer.queries.ts listTables',
  'db/transfer/transfer.queries.ts serverVersion',
  'external/stored-files.queries.ts takeExpiredFiles',
  'modules/access/switches/givers.queries.ts permissionGivers',
  'modules/activities/entry/entry.queries.ts programmeNameOf',
  'modules/projects/umbrella.queries.ts holdUmbrella',
  'modules/projects/umbrella.queries.ts standsAlone',
  'modules/registry/door/door.queries.ts followedKind',
  'modules/registry/door/door.queries.ts projectNames',
  'modules/registry/lists/list.queries.ts followedLabels',
  'modules/registry/search/page-ids.queries.ts countAndPage',
  'modules/registry/search/tallies.queries.ts countsOf',
  'modules/upkeep/backups/backup.queries.ts surplusBackups',
]);

/** Null after a run of some files only, which says nothing about the others. */
function neverExecuted(): string[] | null {
  const finished = finishedFiles();
  const all = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.startsWith('afterwards'))
    .map((path) => join(TESTS, path));
  if (!all.every((path) => finished.has(path))) return null;
  const executed = executedNames();
  return claimsInLedger()
    .filter(({ name, row }) => row && !executed.has(name))
    .map(({ name }) => name);
}

it('every statement with a row type has been executed by some test, and so was compared with it', ({ skip }) => {
  const never = neverExecuted();
  if (!never) return skip('only some of the test files were run');
  expect(never.filter((name) => !UNSEEN.has(name))).toEqual([]);
});
