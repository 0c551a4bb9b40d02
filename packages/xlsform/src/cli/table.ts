import type { Diagnostic } from '../diagnostics.ts';

const MAX_COLUMN = 32;

/** Diagnostics as an aligned table, errors first, for people at a terminal. */
export function diagnosticsTable(diagnostics: Diagnostic[]): string {
  const sorted = [...diagnostics].sort((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const rows = sorted.map((each) => [
    each.severity,
    each.sheet ?? '',
    each.row?.toString() ?? '',
    short(each.column ?? ''),
    sentence(each),
  ]);
  const table = [['', 'sheet', 'row', 'column', 'problem'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((text, i) => (i === 2 ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [...lines, '', summary(diagnostics)].join('\n');
}

function sentence({ message, suggestion }: Diagnostic): string {
  const line = message.replace(/\s*\n\s*/g, ' ');
  return suggestion ? `${line} Did you mean ${suggestion}?` : line;
}

function summary(diagnostics: Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

const short = (text: string) => (text.length > MAX_COLUMN ? `${text.slice(0, MAX_COLUMN - 1)}…` : text);
