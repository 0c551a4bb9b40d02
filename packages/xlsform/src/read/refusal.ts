import type { Diagnostic } from '../diagnostics.ts';

/** Thrown inside the readers when there is nothing more to read; `readWorkbook` turns it into its diagnostic. */
export class Refusal extends Error {
  readonly diagnostic: Diagnostic;

  constructor(code: string, message: string, place: Partial<Diagnostic> = {}) {
    super(message);
    this.diagnostic = { code: `read.${code}`, severity: 'error', message, ...place };
  }
}

export function megabytes(bytes: number): string {
  return `${Math.round((bytes / 1024 / 1024) * 10) / 10} MB`;
}

export function tooLarge(bytes: number, limit: number): Refusal {
  return new Refusal(
    'file-too-large',
    `The file has ${megabytes(bytes)}; a form may have at most ${megabytes(limit)}.`,
  );
}

export function inflatesTooMuch(limit: number): Refusal {
  return new Refusal(
    'inflates-too-much',
    `The workbook unpacks to more than ${megabytes(limit)}. Delete unused rows, columns and sheets (also their formatting) and save it again.`,
  );
}

export function brokenZip(detail: string): Refusal {
  return new Refusal(
    'broken-file',
    `The file is damaged or incomplete (${detail}). Open it in your spreadsheet program and save it again as .xlsx.`,
  );
}

export function bomb(): Refusal {
  return new Refusal(
    'inflates-too-much',
    'The workbook unpacks to far more than its size. Delete unused rows, columns and sheets (also their formatting) and save it again.',
  );
}
