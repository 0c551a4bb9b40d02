import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { add, countsOfPlaywright, countsOfVitest, lineOf } from './test-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'msurvey-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'report.json');
const given = (report: unknown) => {
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };
const playwright = { stats: { expected: 2, unexpected: 1, flaky: 0, skipped: 0 }, errors: [] };
const ended = (code: number) => ({ code, signal: null, late: false });

describe('the last line of the tests', () => {
  it('adds up what the runners counted', () => {
    const total = add(countsOfVitest(given(vitest), ended(0)), countsOfPlaywright(given(playwright), ended(1)));
    expect(lineOf(total)).toBe('5 passed, 1 failed, 1 skipped');
  });

  it('counts a file that could not be loaded as failed', () => {
    const report = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
    expect(countsOfVitest(given(report), ended(1)).failed).toBe(1);
  });

  it('counts an error outside all tests as failed', () => {
    expect(countsOfVitest(given(vitest), ended(1)).failed).toBe(1);
    expect(countsOfPlaywright(given({ ...playwright, errors: [{}] }), ended(1)).failed).toBe(2);
  });

  it('counts a runner that wrote no report as failed, even when it says that all is well', () => {
    expect(countsOfVitest(join(folder, 'none.json'), ended(0)).failed).toBe(1);
    expect(countsOfPlaywright(join(folder, 'none.json'), ended(0)).failed).toBe(1);
  });
});
