import { lineOf } from './results.mjs';

const SLOWEST = 10;
const clock = (ms) =>
  `${Math.floor(ms / 60_000)}:${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')}`.padStart(6);

/** A check has no tests to count: where it failed, the list of failures says so. */
const countsOf = (result) => (result.passed + result.skipped + result.failed > 0 ? `: ${lineOf(result)}` : '');

function section(title, lines) {
  return lines.length ? ['', title, ...lines] : [];
}

const named = (mark, list) => list.flatMap(({ name, error }) => [` ${mark} ${name}`, `     ${error}`]);

/** The end of every run: what it cost, what failed, what was unsteady, and the one line that counts. */
export function reportOf(parts, total) {
  const slowest = total.files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  const all = parts.reduce((sum, { ms }) => sum + ms, 0);
  return [
    ...section('Minutes', [
      ...parts.map(({ name, ms, result }) => `${clock(ms)}  ${name}${countsOf(result)}`),
      `${clock(all)}  all`,
    ]),
    ...section(
      'Slowest files',
      slowest.map(({ file, ms }) => `${clock(ms)}  ${file}`),
    ),
    ...section('Failed', named('×', total.failures)),
    ...section('Unsteady: failed at first, then passed; to be mended with the next change', named('~', total.unsteady)),
    '',
    lineOf(total),
  ].join('\n');
}
