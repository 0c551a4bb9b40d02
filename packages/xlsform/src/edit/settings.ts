import { SETTINGS_HEADERS } from '../model/aliases.ts';
import { cellOf } from './cells.ts';
import { columnsIn, sheetOf } from './document.ts';
import { ensureSettings } from './lists.ts';
import { randomKey } from './random-key.ts';
import type { DocumentSheet, Edit, FormDocument, Operation } from './types.ts';

const headersOf = (sheet: DocumentSheet, name: string): string[] =>
  columnsIn(sheet, 'settings')
    .filter(({ path }) => path.length === 1 && path[0] === name)
    .map(({ header }) => header);

/** A setting by the name under which the compiler knows it: `id_string`, `title`, `version`, `default_language`, `style` … */
export function setting(document: FormDocument, name: string): string | undefined {
  const sheet = sheetOf(document, 'settings');
  const row = sheet?.rows[0];
  if (!sheet || !row) return undefined;
  return headersOf(sheet, name)
    .map((header) => cellOf(row, header))
    .findLast((value) => value !== undefined);
}

/** Settings of the form; null empties one. */
export function setSettings(
  document: FormDocument,
  values: Readonly<Record<string, string | null>>,
  newKey = randomKey,
): Edit {
  const ensured = ensureSettings(document);
  const sheet = sheetOf(ensured.document, 'settings');
  if (!sheet) return { operations: [], refused: 'not-found' };
  const operations: Operation[] = [...ensured.operations];
  const row = sheet.rows[0]?.key ?? newKey();
  if (sheet.rows.length === 0)
    operations.push({ op: 'insert', sheet: sheet.key, after: null, rows: [{ key: row, cells: {} }] });
  for (const [name, value] of Object.entries(values)) {
    const headers = headersOf(sheet, name);
    for (const column of headers.length > 0 ? headers : [SETTINGS_HEADERS[name] ?? name])
      if (value !== null || headers.length > 0) operations.push({ op: 'set', sheet: sheet.key, row, column, value });
  }
  return { operations };
}
