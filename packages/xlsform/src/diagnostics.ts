export type Severity = 'error' | 'warning';

/** One problem of a form, placed where its author can find it. */
export interface Diagnostic {
  code: string;
  severity: Severity;
  message: string;
  sheet?: string;
  /** 1-based row in the sheet, the header being row 1. */
  row?: number;
  column?: string;
  /** What the author most probably meant. */
  suggestion?: string;
}

export type Place = Pick<Diagnostic, 'sheet' | 'row' | 'column' | 'suggestion'>;

/** A form that is wrong in more places than this is wrong in one way; the rest would only hide it. */
const LIMIT = 1000;

/** Collects every problem, so that an author sees all of them at once. */
export class Problems {
  readonly list: Diagnostic[] = [];
  failed = false;

  error(code: string, message: string, at?: Place): void {
    this.failed = true;
    this.add('error', code, message, at);
  }

  warn(code: string, message: string, at?: Place): void {
    this.add('warning', code, message, at);
  }

  private add(severity: Severity, code: string, message: string, at?: Place): void {
    if (this.list.length >= LIMIT) return;
    const found: Diagnostic = { code, severity, message };
    if (at?.sheet !== undefined) found.sheet = at.sheet;
    if (at?.row !== undefined) found.row = at.row;
    if (at?.column !== undefined) found.column = at.column;
    if (at?.suggestion !== undefined) found.suggestion = at.suggestion;
    this.list.push(found);
  }
}

/** One line for logs and terminals: where, what, and what was probably meant. */
export function describe(found: Diagnostic): string {
  const row = found.row === undefined ? '' : `[row : ${found.row}] `;
  const hint = found.suggestion === undefined ? '' : ` Did you mean '${found.suggestion}'?`;
  return `${row}${found.message}${hint}`;
}
