/** Builds the console and the server's bundle, each only when its sources have changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from './root.mjs';
import { buildConsole } from './build/console.mjs';
import { withBuildLock } from './build/lock.mjs';
import { buildServer } from './build/server.mjs';
import { hashOf, packagesOf } from './build/sources.mjs';

const TARGETS = {
  server: { app: 'apps/server', result: 'apps/server/dist/main.js', build: buildServer },
  console: { app: 'apps/console', result: 'apps/console/dist/index.html', build: buildConsole },
};
export const TARGET_NAMES = Object.keys(TARGETS);

const stampOf = (name) => at('.cache', `${name}.hash`);
const wanted = ({ app }) =>
  hashOf([...packagesOf(app), 'package-lock.json', 'tsconfig.base.json', 'scripts/build.mjs', 'scripts/build']);

function isFresh(name) {
  const target = TARGETS[name];
  const stamp = stampOf(name);
  return existsSync(at(target.result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted(target);
}

/** For whoever writes a target by other means: the next build does not take it for its own. */
export const forget = (name) => rmSync(stampOf(name), { force: true });

export const staleTargets = (names = TARGET_NAMES) => names.filter((name) => !isFresh(name));

async function buildTarget(name, say) {
  const began = performance.now();
  // Taken before the build: what is changed while it runs is stale again.
  const hash = wanted(TARGETS[name]);
  await TARGETS[name].build();
  mkdirSync(at('.cache'), { recursive: true });
  writeFileSync(stampOf(name), hash);
  say(`Built the ${name} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

/** Brings what is stale up to date; `force` builds all of it. */
export async function build({ names = TARGET_NAMES, force = false, say = console.log } = {}) {
  if (!force && staleTargets(names).length === 0) return [];
  return withBuildLock(async () => {
    const todo = force ? names : staleTargets(names);
    for (const name of todo) await buildTarget(name, say);
    return todo;
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => TARGET_NAMES.includes(arg));
  try {
    const built = await build({ names: names.length ? names : undefined, force: args.includes('--force') });
    if (built.length === 0) console.log('Nothing to build.');
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
