import { readFileSync } from 'node:fs';

export const NOTHING = { passed: 0, failed: 0, skipped: 0 };

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** Whatever made a runner fail without a failed test (a broken file, an error outside, its time over) is a failure too. */
function settled(counts, { code, late }) {
  if (late) console.error('The tests took too long and were ended.');
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

export function countsOfVitest(file, outcome) {
  const report = read(file);
  if (!report) return settled(NOTHING, { ...outcome, code: outcome.code || 1 });
  // A file that could not be loaded has no tests to count.
  const broken = report.testResults.filter((f) => f.status === 'failed' && f.assertionResults.length === 0).length;
  return settled(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      skipped: report.numPendingTests + report.numTodoTests,
    },
    outcome,
  );
}

export function countsOfPlaywright(file, outcome) {
  const report = read(file);
  if (!report) return settled(NOTHING, { ...outcome, code: outcome.code || 1 });
  const { expected, unexpected, flaky, skipped } = report.stats;
  return settled({ passed: expected + flaky, failed: unexpected + report.errors.length, skipped }, outcome);
}
