import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { KeptResults } from './kept-results.mjs';
import { NOTHING } from './results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'msurvey-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('a run that goes on knows what passed, not what failed', () => {
  const file = join(folder, 'some/full.json');
  const first = new KeptResults(file);
  first.keep('unit', 10, { ...NOTHING, passed: 3 });
  first.keep('browser access', 20, { ...NOTHING, passed: 3, failed: 1 });
  const next = new KeptResults(file).resume();
  expect(next.passed('unit')).toMatchObject({ ms: 10, result: { passed: 3 } });
  expect(next.passed('browser access')).toBeUndefined();
  expect(next.passed('browser forms')).toBeUndefined();
  expect(new KeptResults(file).forget().resume().passed('unit')).toBeUndefined();
});

it('a file that was cut short is none', () => {
  const file = join(folder, 'cut.json');
  writeFileSync(file, '{"unit"');
  expect(new KeptResults(file).resume().passed('unit')).toBeUndefined();
});
