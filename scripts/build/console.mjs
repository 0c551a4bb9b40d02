import { renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { at } from '../root.mjs';
import { run } from '../run.mjs';
import { compressFolder } from './compress.mjs';

const vite = () =>
  join(dirname(createRequire(at('apps/console/package.json')).resolve('vite/package.json')), 'bin/vite.js');

/** Built aside and put in place as a whole: a build that was interrupted leaves the old console, not half of one. */
export async function buildConsole() {
  const draft = at('.cache/console');
  const old = at('.cache/console.old');
  rmSync(draft, { recursive: true, force: true });
  const { code } = await run([vite(), 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'], {
    cwd: at('apps/console'),
  });
  if (code !== 0) throw new Error('The console could not be built.');
  await compressFolder(draft);
  rmSync(old, { recursive: true, force: true });
  try {
    renameSync(at('apps/console/dist'), old);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  renameSync(draft, at('apps/console/dist'));
  rmSync(old, { recursive: true, force: true });
}
