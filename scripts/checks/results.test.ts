import { describe, expect, it } from 'vitest';
import { reportOf } from './report.mjs';
import { add, lineOf, NOTHING, resultOf, settled } from './results.mjs';

const ended = { code: 0, late: false, limitMs: 1000 };
const test = (id: string, outcome: string, error?: string) => ({
  type: 'try',
  id,
  file: 'a.test.ts',
  name: id,
  outcome,
  error,
});
const end = { type: 'end' };

describe('what a part came to', () => {
  it('counts the last try of each test, and names what failed before it passed', () => {
    const result = resultOf([
      test('1', 'failed', 'once'),
      test('2', 'passed'),
      test('3', 'skipped'),
      test('1', 'passed'),
      end,
    ]);
    expect(result).toMatchObject({ passed: 2, failed: 0, skipped: 1, failures: [] });
    expect(result.unsteady).toEqual([{ name: 'a.test.ts › 1', error: 'once' }]);
  });

  it('does not take two tests of one name for two tries of one', () => {
    const twin = { ...test('2', 'passed'), name: '1' };
    expect(resultOf([test('1', 'failed', 'no'), twin, end])).toMatchObject({ passed: 1, failed: 1, unsteady: [] });
  });

  it('counts an error outside of all tests', () => {
    expect(resultOf([test('1', 'passed'), { type: 'outside', error: 'lost' }, end])).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  it('is a failure when the runner says so without a failed test', () => {
    const result = resultOf([test('1', 'passed'), end]);
    expect(settled(result, 'unit', ended).failed).toBe(0);
    expect(settled(result, 'unit', { ...ended, code: 1 }).failed).toBe(1);
  });

  it('is a failure when the runner did not tell it to the end, even when it says that all is well', () => {
    expect(settled(resultOf([]), 'unit', ended).failed).toBe(1);
    expect(settled(resultOf([test('1', 'passed')]), 'unit', ended).failed).toBe(1);
  });

  it('is one failure when its time was over, with the files that were open', () => {
    const open = { type: 'open', file: 'b.test.ts' };
    const result = settled(resultOf([test('1', 'passed'), open]), 'unit', { ...ended, code: 1, late: true });
    expect(result).toMatchObject({ passed: 1, failed: 1 });
    expect(result.failures.map(({ name }: { name: string }) => name)).toEqual(['b.test.ts']);
  });
});

describe('the end of a run', () => {
  const result = {
    ...NOTHING,
    passed: 5,
    failed: 1,
    failures: [{ name: 'a.test.ts › adds', error: 'expected 1 to be 2' }],
    unsteady: [{ name: 'b.test.ts › waits', error: 'not yet' }],
    files: [
      { file: 'b.test.ts', ms: 1000 },
      { file: 'a.test.ts', ms: 61_000 },
    ],
  };
  const lines = reportOf([{ name: 'unit', ms: 125_000, result }], add(NOTHING, result)).split('\n');

  it('has the one line that counts as its last', () => {
    expect(lines.at(-1)).toBe('5 passed, 1 failed');
    expect(lineOf({ passed: 5, failed: 1, skipped: 1 })).toBe('5 passed, 1 failed, 1 skipped');
  });

  it('tells the minutes of each part and the slowest files first', () => {
    expect(lines).toContain('  2:05  unit: 5 passed, 1 failed');
    const slowest = lines.indexOf('Slowest files');
    expect(lines.slice(slowest + 1, slowest + 3)).toEqual(['  1:01  a.test.ts', '  0:01  b.test.ts']);
  });

  it('names what failed and what was unsteady, each with its first line', () => {
    expect(lines[lines.indexOf(' × a.test.ts › adds') + 1]).toBe('     expected 1 to be 2');
    expect(lines[lines.indexOf(' ~ b.test.ts › waits') + 1]).toBe('     not yet');
  });
});
