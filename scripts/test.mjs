/**
 * `npm test [part …] [file …]`: what checks every change, or parts of it; the last line is `N passed, N failed`.
 * Parts: lint typecheck contract:check unit integration browser. Without any: the tests. With a file or `-t NAME`, which go
 * to the runner, also tests of the full suite (`npm run test:full`) are found.
 */
import { build } from './build.mjs';
import { PARTS, PREPARE_LIMIT_MS, TESTS } from './checks/gate-parts.mjs';
import { oneFailure } from './checks/results.mjs';
import { Run, withSurroundings } from './checks/run-parts.mjs';
import { browserReady, consoleReady } from './checks/ready.mjs';
import { seedOfRun } from './checks/seed.mjs';

const args = process.argv.slice(2);
const named = args.filter((arg) => arg in PARTS);
const wanted = named.length ? Object.keys(PARTS).filter((name) => named.includes(name)) : TESTS;
const rest = args.filter((arg) => !(arg in PARTS));

await withSurroundings(async () => {
  const run = new Run();
  const env = { TEST_SUITE: rest.length ? 'all' : 'gate', SEED: seedOfRun() };
  // Loading a browser waits for the network, so it goes beside the other parts.
  const browser = wanted.includes('browser') ? browserReady(PREPARE_LIMIT_MS) : undefined;
  if (wanted.some((name) => TESTS.includes(name))) await build({ names: ['server'] }).catch(() => {});
  /** To build the console takes long, and the set-up of the tests on Node leaves a core free. */
  let built;
  for (const name of wanted) {
    const { limitMs, work } = PARTS[name];
    if (browser && TESTS.includes(name)) built ??= consoleReady(PREPARE_LIMIT_MS);
    await run.part(name, async () => {
      if (name !== 'browser') return work(limitMs, TESTS.includes(name) ? rest : [], env);
      const [path] = await Promise.all([browser, built]);
      if (!path.found) return oneFailure(name, path.error);
      return work(limitMs, rest, { ...env, CHROME_PATH: path.found });
    });
  }
  run.end();
});
