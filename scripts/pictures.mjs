/**
 * `npm run pictures`: every screen with the demonstration's data, on a desk, in Bengali on a phone, and dark, into
 * `pictures/` (or `PICTURES`). `ONLY=report,forum` draws some of them, `GUIDES=1` those that
 * the guides of `docs/user` show, into their folder.
 */
import { build } from './build.mjs';
import { findBrowser } from './browser.mjs';
import { at } from './root.mjs';
import { run } from './run.mjs';

const CHROME_PATH = await findBrowser();
await build();
const { code } = await run(
  [at('node_modules/@playwright/test/cli.js'), 'test', '-c', at('e2e/pictures.config.ts'), '--reporter=line'],
  { env: { CHROME_PATH } },
);
process.exitCode = code;
