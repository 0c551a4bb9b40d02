import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at } from './root.mjs';

interface Locked {
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };
const named = new Map(Object.entries(packages).map(([path, found]) => [path.split('node_modules/').at(-1), found]));

const runsOn = ({ os, cpu }: Locked, system: string, processor: string): boolean =>
  os?.includes(system) === true && cpu?.includes(processor) === true;

/** Whatever brings a program of its own for Linux: the compiler, the linter, PostgreSQL, … */
const native = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) => {
  const programs = Object.keys(optionalDependencies).flatMap((name) => named.get(name) ?? []);
  return programs.some((one) => runsOn(one, 'linux', 'x64')) ? [{ path, programs }] : [];
});

describe('the lock file', () => {
  it('knows what brings a program of its own', () => {
    expect(native.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['apps/server', 'node_modules/esbuild', 'node_modules/@node-rs/argon2']),
    );
  });

  it.each([
    ['linux', 'arm64'],
    ['darwin', 'x64'],
    ['darwin', 'arm64'],
    ['win32', 'x64'],
  ])('holds it for %s on %s too, so that `npm ci` works there', (system, processor) => {
    const missing = native.filter(({ programs }) => !programs.some((one) => runsOn(one, system, processor)));
    expect(missing.map(({ path }) => path)).toEqual([]);
  });
});
