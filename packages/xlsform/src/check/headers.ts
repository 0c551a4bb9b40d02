import type { Problems } from '../diagnostics.ts';
import { tableOf, surveyOf } from '../form/sheet-view.ts';
import { misspelt, misspeltMessage } from '../form/sheet-names.ts';
import { knownColumns } from '../model/aliases.ts';
import { readHeader, usesDoubleColon } from '../model/columns.ts';
import type { FormModel, ModelSheet } from '../model/types.ts';
import { nearest } from '../text/nearest.ts';

/** Sheets and columns: is everything there that must be, and nothing twice? */
export function checkHeaders(model: FormModel, problems: Problems): void {
  const names = model.sheets.map((sheet) => sheet.name);
  const survey = surveyOf(model)?.sheet;
  if (!survey || (survey.columns.length === 0 && survey.items.length === 0)) {
    const suggestion = misspelt('survey', names)[0];
    problems.error('sheets.no-survey', "You must have a sheet named 'survey'.", { suggestion });
  }
  for (const kind of ['settings', 'entities'] as const) {
    if (tableOf(model, kind)?.sheet.rows.length) continue;
    const found = misspelt(kind, names);
    if (found.length > 0) problems.warn('sheets.misspelt', misspeltMessage(kind, found), { sheet: found[0] });
  }
  for (const sheet of model.sheets) {
    if (sheet.kind === 'other') continue;
    if (sheet.kind !== 'survey' && sheet.rows.length === 0) continue;
    checkColumns(sheet, problems);
  }
}

function checkColumns(sheet: ModelSheet, problems: Problems): void {
  const { kind, name, columns } = sheet;
  const doubleColon = usesDoubleColon(columns.map((column) => column.header));
  const seen = new Map<string, string>();
  const headers = new Set<string>();
  for (const { header, path } of columns) {
    const at = { sheet: name, row: 1, column: header };
    if (headers.has(header))
      problems.error('headers.duplicate', `Two columns are called '${header}'. Rename or remove one of them.`, at);
    headers.add(header);
    const key = JSON.stringify(path);
    const other = seen.get(key);
    if (
      other !== undefined &&
      other !== header &&
      !readHeader(header, kind, doubleColon).verbatim &&
      !droppedId(kind, other, header)
    ) {
      const message = `The columns '${other}' and '${header}' are different names for the same thing. Rename or remove one of them.`;
      problems.error('headers.duplicate', message, at);
    }
    seen.set(key, header);
    if (kind === 'survey' || kind === 'settings') suggestColumn(sheet, header, path, problems);
  }
  const required = kind === 'survey' ? 'type' : kind === 'choices' ? 'name' : undefined;
  if (required === undefined || columns.some((column) => column.path[0] === required)) return;
  const near = nearest(required, headers);
  const message = `The ${kind} sheet needs a column '${required}'.`;
  problems.error('headers.required', message, { sheet: name, row: 1, column: near, suggestion: near && required });
}

/** form_id beside id_string only costs a warning; the settings reader drops the latter. */
const droppedId = (kind: string, a: string, b: string): boolean =>
  kind === 'settings' && [a, b].sort().join() === 'form_id,id_string';

/** The reference ignores unknown columns; a slip of the pen in one is worth a word. */
function suggestColumn(sheet: ModelSheet, header: string, path: string[], problems: Problems): void {
  const known = knownColumns(sheet.kind);
  const first = path[0] ?? '';
  if (known.includes(first) || first.length < 4) return;
  // Authors keep columns of their own; only a near miss is worth a word.
  const suggestion = nearest(first, known, Math.max(1, Math.floor(first.length / 4)));
  if (suggestion === undefined) return;
  const message = `The column '${header}' means nothing in the ${sheet.kind} sheet and is ignored.`;
  problems.warn('hint.column', message, { sheet: sheet.name, row: 1, column: header, suggestion });
}
