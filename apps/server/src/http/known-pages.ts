import { existsSync, readFileSync } from 'node:fs';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `/project/:id?` and the like, as the console's router reads them. */
function segmentPattern(segment: string): string {
  const optional = segment.endsWith('?');
  const name = optional ? segment.slice(0, -1) : segment;
  const one = name.startsWith(':') ? '/[^/]+' : `/${escaped(name)}`;
  return optional ? `(?:${one})?` : one;
}

const patternOf = (path: string): string =>
  path
    .split('/')
    .filter((segment) => segment !== '')
    .map(segmentPattern)
    .join('');

/** Whether the console has a screen at an address; it does not matter how its letters are written. */
export function knownPages(paths: readonly string[]): (pathname: string) => boolean {
  const known = new RegExp(`^(?:${paths.map(patternOf).join('|')})/?$`, 'i');
  return (pathname) => known.test(pathname);
}

/** As the console's build has listed them (apps/console/build/pages.ts); a console that is not built may have any. */
export const pagesIn = (file: string): ((pathname: string) => boolean) =>
  existsSync(file) ? knownPages(JSON.parse(readFileSync(file, 'utf8')) as string[]) : () => true;
