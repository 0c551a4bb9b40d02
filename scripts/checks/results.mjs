/** What a part of the checks came to, folded from what its runner wrote down line by line (see reporters). */
import { readFileSync } from 'node:fs';

export const NOTHING = {
  passed: 0,
  failed: 0,
  skipped: 0,
  unsteady: [],
  failures: [],
  files: [],
  hung: [],
  isWhole: true,
};

export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  unsteady: [...a.unsteady, ...b.unsteady],
  failures: [...a.failures, ...b.failures],
  files: [...a.files, ...b.files],
});

export const lineOf = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;

/** One failure that no test stands for: a check, a step, a runner that fell over. */
export const oneFailure = (name, error) => ({ ...NOTHING, failed: 1, failures: [{ name, error }] });

/** The line of a runner that was killed while it wrote is cut short: what came before it counts. */
export function readEvents(file) {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  return text.split('\n').flatMap((line) => {
    try {
      return line ? [JSON.parse(line)] : [];
    } catch {
      return [];
    }
  });
}

/**
 * Each test with all its tries in order, by the id that its runner gives it (two tests of a file may have one name). A file
 * has a try of its own, without a name: it fails when it could not be loaded or prepared.
 */
function triesOf(events) {
  const tries = new Map();
  for (const { id, file, name = '', outcome, error } of events.filter((event) => event.type === 'try')) {
    const known = tries.get(id) ?? { file, name, tries: [] };
    known.tries.push({ outcome, error });
    tries.set(id, known);
  }
  return [...tries.values()];
}

const titleOf = ({ file, name }) => (name ? `${file} › ${name}` : file);

/** Files that were begun and not ended: a killed runner was busy with them. */
function openFiles(events) {
  const open = new Set();
  for (const { type, file } of events) {
    if (type === 'open') open.add(file);
    if (type === 'close') open.delete(file);
  }
  return [...open];
}

/**
 * The last try of a test counts. What failed before it passed is unsteady: named with its first error, but no failure.
 * A file without tests is only counted when it could not be loaded.
 */
export function resultOf(events) {
  const result = { ...NOTHING, unsteady: [], failures: [], hung: openFiles(events) };
  for (const test of triesOf(events)) {
    const last = test.tries.at(-1);
    const firstError = test.tries.find(({ outcome }) => outcome === 'failed')?.error;
    if (last.outcome === 'failed') {
      result.failed += 1;
      result.failures.push({ name: titleOf(test), error: firstError });
      continue;
    }
    if (firstError !== undefined) result.unsteady.push({ name: titleOf(test), error: firstError });
    if (!test.name) continue;
    if (last.outcome === 'skipped') result.skipped += 1;
    else result.passed += 1;
  }
  for (const { error } of events.filter(({ type }) => type === 'outside')) {
    result.failed += 1;
    result.failures.push({ name: 'outside of all tests', error });
  }
  const times = new Map();
  for (const { type, file, ms = 0 } of events) if (type === 'close') times.set(file, (times.get(file) ?? 0) + ms);
  result.files = [...times].map(([file, ms]) => ({ file, ms }));
  result.isWhole = events.at(-1)?.type === 'end';
  return result;
}

/**
 * A runner whose time was over is one failure, with the files it was busy with; one that says nothing, or that failed
 * without saying of what, is one as well, also where it claims that all is well.
 */
export function settled(result, part, { code, late, limitMs }) {
  const fails = (error, names) => ({
    ...result,
    failed: result.failed + 1,
    failures: [...result.failures, ...names.map((name) => ({ name, error }))],
  });
  if (late) {
    const hung = result.hung.length ? result.hung : [part];
    return fails(`did not end: ${part} took longer than its ${minutes(limitMs)} and was ended`, hung);
  }
  if (!result.isWhole) return fails(`ended with code ${code} before it had told how it went`, [part]);
  if (code !== 0 && result.failed === 0) return fails(`ended with code ${code} without saying what failed`, [part]);
  return result;
}

export const minutes = (ms) => (ms < 60_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`);
