import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from '../root.mjs';
import { fullParts } from './full-parts.mjs';

const names = (...words: string[]) => fullParts(words).map(({ name }) => name);
const foldersWith = (room: string, end: string) =>
  readdirSync(at(room), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(end) && !path.includes('node_modules'))
    .map((path) => path.split(/[\\/]/)[0] ?? '');

describe('the full suite', () => {
  it('has a part for every folder of tests', () => {
    for (const domain of foldersWith('apps/server/test', '.test.ts'))
      expect(names()).toContain(`integration ${domain}`);
    for (const domain of foldersWith('e2e', '.spec.ts')) expect(names()).toContain(`browser ${domain}`);
    expect(names()).toContain('unit');
  });

  it('is run by kind, by domain, or both', () => {
    expect(names('browser', 'registry')).toEqual(['browser registry']);
    expect(names('registry')).toEqual(['unit registry', 'integration registry', 'browser registry']);
    expect(names('unit')).toEqual(['unit']);
  });

  it('says so when there is no such part', () => {
    expect(() => fullParts(['nowhere'])).toThrow('no part nowhere');
  });
});
