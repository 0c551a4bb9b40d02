import { startEmbedded } from '../../src/db/embedded/index.ts';

// A process to be killed: starts PostgreSQL, tells where, and never ends by itself.
const [folder = '', settings = '{}'] = process.argv.slice(2);
const { connection } = await startEmbedded({ folder, settings: JSON.parse(settings) });
process.send?.(connection);
setInterval(() => {}, 1000);
