/**
 * `npm run test:full [-- [unit|integration|browser] [domain …] [--resume]]`: every test there is, also what looks at details,
 * or those of a kind (`browser`), a domain (`registry`) or both. Goes on with --resume where the last run stopped: what
 * passed then is not run again.
 */
import { build } from './build.mjs';
import { fullParts } from './checks/full-parts.mjs';
import { PREPARE_LIMIT_MS } from './checks/gate-parts.mjs';
import { KeptResults } from './checks/kept-results.mjs';
import { browserReady } from './checks/ready.mjs';
import { Run, withSurroundings } from './checks/run-parts.mjs';
import { seedOfRun } from './checks/seed.mjs';
import { at } from './root.mjs';

const args = process.argv.slice(2);
const isResumed = args.includes('--resume');

let parts;
try {
  parts = fullParts(args.filter((arg) => arg !== '--resume'));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const kept = new KeptResults(at('.cache/full-suite.json'));
if (isResumed) kept.resume();
else kept.forget();

await withSurroundings(async () => {
  const run = new Run();
  const env = { TEST_SUITE: 'full', SEED: seedOfRun() };
  const needsBrowser = parts.some(({ kind }) => kind === 'browser');
  const browser = needsBrowser ? browserReady(PREPARE_LIMIT_MS) : undefined;
  await build({ names: needsBrowser ? undefined : ['server'] });
  for (const { name, kind, work } of parts) {
    const before = kept.passed(name);
    if (before) run.known(name, before);
    else {
      const { found } = kind === 'browser' ? await browser : {};
      const { ms, result } = await run.part(name, () => work({ ...env, ...(found ? { CHROME_PATH: found } : {}) }));
      kept.keep(name, ms, result);
    }
  }
  run.end();
});
