/** `npm start`: builds what is stale and becomes the server. */
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './root.mjs';
import { run } from './run.mjs';
import { staleTargets } from './build.mjs';

if (!existsSync(at('node_modules'))) {
  console.error('The dependencies are not installed: run `npm install` first.');
  process.exit(1);
}

const stale = staleTargets();
if (stale.length) {
  console.log(`Building the ${stale.join(' and the ')} …`);
  // In a process of its own: what a bundler needs in memory is not kept while the server runs.
  const { code } = await run([at('scripts/build.mjs'), ...stale]);
  if (code !== 0) process.exit(code);
}

// The server is this very process: a signal reaches it once and its exit code is ours.
process.setSourceMapsEnabled(true);
await import(pathToFileURL(at('apps/server/dist/main.js')).href);
