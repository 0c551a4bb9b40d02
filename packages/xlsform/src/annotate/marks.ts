import type { Diagnostic, Severity } from '../diagnostics.ts';

/** A cell to colour and comment. */
export interface CellMark {
  /** 1-based. */
  row: number;
  /** 0-based. */
  column: number;
  severity: Severity;
  text: string;
}

export const MARK_AUTHOR = 'Form check';

/** Several problems of one cell become one mark; an error outweighs warnings. Sorted as the cells of a sheet are. */
export function markCells(placed: { row: number; column: number; diagnostic: Diagnostic }[]): CellMark[] {
  const marks = new Map<string, CellMark>();
  for (const { row, column, diagnostic } of placed) {
    const key = `${row},${column}`;
    const line = describe(diagnostic);
    const before = marks.get(key);
    if (!before) marks.set(key, { row, column, severity: diagnostic.severity, text: line });
    else {
      if (diagnostic.severity === 'error') before.severity = 'error';
      if (before.text.length < MAX_TEXT) before.text += `\n${line}`;
    }
  }
  return [...marks.values()].sort((a, b) => a.row - b.row || a.column - b.column);
}

/** Nobody reads further in a comment box; the list of problems has everything. */
const MAX_TEXT = 2000;

function describe({ severity, message, suggestion }: Diagnostic): string {
  const said = suggestion !== undefined && message.split(/[\s“”"'?!,;]+|\.(?=\s|$)/).includes(suggestion);
  const hint = suggestion && !said ? ` (Suggestion: ${suggestion})` : '';
  return `${severity === 'error' ? 'Error' : 'Warning'}: ${message}${hint}`;
}
