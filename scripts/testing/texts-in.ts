import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../root.mjs';

/** What the screens say in a language. */
export function textsIn(language: string): Set<string> {
  const catalogues = ['apps/console/src', 'packages']
    .flatMap((room) => readdirSync(at(room), { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
    .filter((path) => path.endsWith(join('i18n', `${language}.json`)) && !path.includes('node_modules'));
  return new Set(catalogues.flatMap((path) => Object.values(JSON.parse(readFileSync(at(path), 'utf8')) as object)));
}
