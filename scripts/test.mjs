/** `npm test [unit|integration|e2e …]`: all tests or some parts; the last line is `N passed, N failed`. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';
import { memoryFolder } from './testing/memory-folder.mjs';
import { add, countsOfPlaywright, countsOfVitest, lineOf, NOTHING } from './test-counts.mjs';

const PARTS = ['unit', 'integration', 'e2e'];
/** A suite that hangs is ended and counted as failed, well before the time that CI gives. */
const LIMIT_MS = 40 * 60_000;

const args = process.argv.slice(2);
const parts = args.filter((arg) => PARTS.includes(arg));
/** Whatever else is given (a file, `-t name`) goes to the runner. */
const rest = args.filter((arg) => !PARTS.includes(arg));
const wanted = parts.length ? parts : PARTS;
const inMemory = process.env.TMPDIR ? undefined : memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;
const results = mkdtempSync(join(tmpdir(), 'msurvey-results-'));
/** Both runners copy the data folder that one of them makes here (testing/ready-folder.ts); PostgreSQL must get in. */
const readyPlace = mkdtempSync(join(tmpdir(), 'msurvey-ready-'));
chmodSync(readyPlace, 0o755);
process.env.TEST_READY_PLACE = readyPlace;

async function vitest(projects) {
  const file = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const outcome = await run(
    [
      at('node_modules/vitest/vitest.mjs'),
      'run',
      // a part may be in several projects: those that can share a process, and those that cannot
      ...projects.map((name) => `--project=${name}*`),
      ...reporters,
      ...rest,
    ],
    { limitMs: LIMIT_MS },
  );
  return countsOfVitest(file, outcome);
}

async function playwright() {
  const file = join(results, 'playwright.json');
  let browser;
  try {
    browser = await findBrowser();
    await build();
  } catch (error) {
    console.error(error.message);
    return { ...NOTHING, failed: 1 };
  }
  const outcome = await run(
    [at('node_modules/@playwright/test/cli.js'), 'test', '-c', at('e2e/playwright.config.ts'), ...rest],
    { limitMs: LIMIT_MS, env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  return countsOfPlaywright(file, outcome);
}

/** Checks that failed before the tests (.ci/run): they belong to the one line that is read. */
let total = { ...NOTHING, failed: Number(process.env.MSURVEY_CHECKS_FAILED) || 0 };
try {
  const onNode = wanted.filter((part) => part !== 'e2e');
  const isBoth = onNode.length > 0 && wanted.includes('e2e');
  // The server is needed at once; to build the console takes long, and the set-up of the others leaves a core free.
  if (isBoth) await build({ names: ['server'] }).catch(() => {});
  const prepared = isBoth ? run([at('scripts/testing/prepare-browser-tests.mjs')]) : undefined;
  if (onNode.length) total = add(total, await vitest(onNode));
  await prepared;
  if (wanted.includes('e2e')) total = add(total, await playwright());
} finally {
  for (const folder of [results, readyPlace, inMemory]) if (folder) rmSync(folder, { recursive: true, force: true });
}
if (total.passed + total.failed === 0) console.error('There was no test to run.');
console.log(lineOf(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
