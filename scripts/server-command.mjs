/** `npm run db|demo|projections|recount -- …`: builds the server when it is stale and becomes the command, which is bundled with it. */
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { at } from './root.mjs';

// The command finds its arguments where it would without us.
const [name] = process.argv.splice(2, 1);
await build({ names: ['server'], say: console.error });
process.setSourceMapsEnabled(true);
await import(pathToFileURL(at(`apps/server/dist/${name}.js`)).href);
