import { type Figure, isOver, type Limit } from './bench.ts';

const number = (value: number): string => {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toLocaleString('en-GB', { maximumFractionDigits: digits, minimumFractionDigits: 0 });
};

const limitText = (limit: Limit | undefined): string =>
  limit?.atMost !== undefined
    ? `≤ ${number(limit.atMost)}`
    : limit?.atLeast !== undefined
      ? `≥ ${number(limit.atLeast)}`
      : '';

const verdict = (figure: Figure): string => (figure.limit ? (isOver(figure) ? 'over' : 'pass') : '');

/** Figures under each other, numbers to the right, so that they can be compared by eye. */
export function tableOf(bench: string, figures: Figure[]): string {
  const rows = figures.map((f) => [f.figure, number(f.value), f.unit, limitText(f.limit), verdict(f)]);
  const head = [bench, 'value', 'unit', 'limit', ''];
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: string[]) =>
    row
      .map((cell, i) => (i === 1 || i === 3 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((w) => '-'.repeat(w)).join('  '), ...rows.map(line)].join('\n');
}
