import type { Checked } from '~/features/forms/add/use-upload.ts';

type Diagnostic = Checked['diagnostics'][number];
export type Shown = Diagnostic & { at: number };
export type Wanted = 'all' | Diagnostic['severity'];

/** Errors first, then by sheet and row as the author turns the pages; `at` names a line, for two may be equal. */
export function shownDiagnostics(diagnostics: readonly Diagnostic[], wanted: Wanted): Shown[] {
  const rank = { error: 0, warning: 1 };
  const sheets = [...new Set(diagnostics.map(({ sheet }) => sheet))];
  const place = (one: Diagnostic) => sheets.indexOf(one.sheet) * 1_000_000 + (one.row ?? 0);
  return diagnostics
    .map((one, at) => ({ ...one, at }))
    .filter((one) => wanted === 'all' || one.severity === wanted)
    .sort((a, b) => rank[a.severity] - rank[b.severity] || place(a) - place(b) || a.at - b.at);
}
