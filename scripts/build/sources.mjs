import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { at, ROOT } from '../root.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Folders of the workspace packages that an app is made of, itself first. */
export function packagesOf(app) {
  const found = new Set([app]);
  for (const folder of found) {
    const { dependencies = {} } = readJson(at(folder, 'package.json'));
    for (const name of Object.keys(dependencies))
      if (name.startsWith('@msurvey/')) found.add(`packages/${name.slice('@msurvey/'.length)}`);
  }
  return [...found];
}

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'test', 'data']);
const isTest = (name) => /\.test\.tsx?$/.test(name);

function* filesIn(path) {
  if (statSync(path).isFile()) return yield path;
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || IGNORED_FOLDERS.has(entry.name) || isTest(entry.name)) continue;
    yield* filesIn(join(path, entry.name));
  }
}

/** One hash over names and contents: times of files lie after a checkout, contents do not. */
export function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.map((p) => at(p)).filter(existsSync)) {
    for (const file of filesIn(path))
      hash.update(relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
