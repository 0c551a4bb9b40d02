/** `npm run typecheck`: the compiler over every project of the workspace; `npm run typecheck -- server` only over those. */
import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { at } from './root.mjs';
import { run } from './run.mjs';

const folders = [
  ...['packages', 'apps'].flatMap((room) => readdirSync(at(room)).map((name) => `${room}/${name}`)),
  'e2e',
  'bench',
  '.',
].filter((folder) => existsSync(at(folder, 'tsconfig.json')));

const asked = process.argv.slice(2);
const todo = folders.filter((folder) => asked.length === 0 || asked.includes(basename(folder)));
const failed = [];

/** What the compiler knew of each project the last time: only what a change touches is checked anew. */
const knownOf = (folder) => at('node_modules/.cache/typecheck', `${folder.replaceAll('/', '-')}.tsbuildinfo`);

/** The compiler uses several cores by itself; two at a time fill the gaps. */
async function worker() {
  for (let folder = todo.shift(); folder !== undefined; folder = todo.shift()) {
    const remember = ['--incremental', '--tsBuildInfoFile', knownOf(folder)];
    const { code } = await run([at('node_modules/typescript/bin/tsc'), '-p', folder, '--noEmit', ...remember]);
    if (code !== 0) failed.push(folder);
  }
}

await Promise.all([worker(), worker()]);
if (failed.length) console.error(`Type errors in ${failed.join(', ')}.`);
process.exitCode = failed.length ? 1 : 0;
