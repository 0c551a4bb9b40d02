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
