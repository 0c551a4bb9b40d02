import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MODULES } from './house-rules.mjs';
import { OWNERS, VIEWS } from './table-owners.mjs';

const FOLDER = join(import.meta.dirname, '../apps/server/src/modules');
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const owners: Readonly<Record<string, readonly string[]>> = OWNERS;
const views: Readonly<Record<string, readonly string[]>> = VIEWS;

/** What stands behind a word such as “Tables” in the README of a module. */
export function pointOf(text: string, word: string): string | undefined {
  return new RegExp(`^- \\*\\*${word}:\\*\\* ([^]*?)(?=^- |$(?![^]))`, 'm').exec(text)?.[1]?.trim();
}

describe.each(folders)('the README of %s', (name) => {
  const path = join(FOLDER, name, 'README.md');
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';

  it('is there, on one screen', () => {
    expect(text.split('\n')[0], `apps/server/src/modules/${name}/README.md`).toBe(`# ${name}`);
    expect(text.split('\n').length).toBeLessThan(25);
  });

  it('names the tables that the module owns, and no others', () => {
    const named = [...(pointOf(text, 'Tables') ?? '').matchAll(/`(\w+)`/g)].map(([, table]) => table);
    expect(named).toEqual([...(owners[name] ?? []), ...(views[name] ?? [])].sort());
  });

  it('says what the module is not for, whom it tells and of what it hears', () => {
    for (const word of ['Not here', 'Tells', 'Hears']) expect(pointOf(text, word), word).toBeTruthy();
  });
});

describe('the modules', () => {
  it('are those of the lint', () => {
    expect([...folders].sort()).toEqual([...MODULES].sort());
  });

  it('stand in the architecture in the order of the lint, which is the one that holds', () => {
    const architecture = readFileSync(join(FOLDER, '../../../../docs/ARCHITECTURE.md'), 'utf8');
    const written = /A module may use those above it, in the order\s+([\w\s·-]+?), through/.exec(architecture)?.[1];
    expect(written?.split(/\s*·\s*/)).toEqual(MODULES);
  });
});
