import { columnsOf } from '../model/columns.ts';
import type { Column } from '../model/types.ts';
import { headersOf, sheetKinds } from '../parse/index.ts';
import type { Sheet, SheetRow, Workbook } from '../workbook.ts';
import type { DocumentRow, DocumentSheet, FormDocument } from './types.ts';

/** Workbook → document. The same workbook gives the same keys. */
export function fromWorkbook(workbook: Workbook): FormDocument {
  const kinds = sheetKinds(workbook.sheets);
  const sheets = workbook.sheets.map((sheet, i) => fromSheet(sheet, kinds[i] ?? 'other', i));
  const document: FormDocument = { format: 'xlsform-document/1', sheets };
  if (workbook.fileName !== undefined) document.fileName = workbook.fileName;
  return document;
}

function fromSheet(sheet: Sheet, kind: string, index: number): DocumentSheet {
  let last = 1;
  const rows = sheet.rows.map(({ row, cells }, i) => {
    const made: DocumentRow = { key: `${kind[0]}${index}-${i + 1}`, cells };
    if (row !== last + 1) made.blank = row - last - 1;
    last = row;
    return made;
  });
  return { key: kind === 'other' ? `sheet-${index + 1}` : kind, name: sheet.name, headers: headersOf(sheet), rows };
}

/** Document → workbook: of an untouched document the workbook that it was made from. */
export function toWorkbook(document: FormDocument): Workbook {
  const workbook: Workbook = {
    sheets: document.sheets.map(({ name, headers, rows }) => ({ name, headers, rows: numbered(rows) })),
  };
  if (document.fileName !== undefined) workbook.fileName = document.fileName;
  return workbook;
}

/** Rows with the numbers that they have in the workbook. */
export function numbered(rows: readonly DocumentRow[]): SheetRow[] {
  let last = 1;
  return rows.map(({ cells, blank = 0 }) => {
    last += 1 + blank;
    return { row: last, cells };
  });
}

/** A form in which nothing is asked yet. */
export function emptyDocument(about: { idString?: string; title?: string } = {}): FormDocument {
  const cells: Record<string, string> = {};
  if (about.title !== undefined) cells.form_title = about.title;
  if (about.idString !== undefined) cells.form_id = about.idString;
  const rows = Object.keys(cells).length > 0 ? [{ row: 2, cells }] : [];
  return fromWorkbook({
    sheets: [
      { name: 'survey', headers: ['type', 'name', 'label', 'hint', 'required', 'relevant', 'constraint'], rows: [] },
      { name: 'choices', headers: ['list_name', 'name', 'label'], rows: [] },
      { name: 'settings', headers: ['form_title', 'form_id'], rows },
    ],
  });
}

export type SheetKind = 'survey' | 'choices' | 'settings' | 'external_choices' | 'entities' | 'osm' | 'other';

const kindsByDocument = new WeakMap<FormDocument, ReadonlyMap<string, SheetKind>>();

/** What the compiler takes each sheet for, by sheet key: names decide, as in a workbook. */
export function sheetKindsOf(document: FormDocument): ReadonlyMap<string, SheetKind> {
  const known = kindsByDocument.get(document);
  if (known) return known;
  const kinds = sheetKinds(document.sheets);
  const made = new Map(document.sheets.map(({ key }, i) => [key, (kinds[i] ?? 'other') as SheetKind]));
  kindsByDocument.set(document, made);
  return made;
}

/** The sheet that is the form's survey, choices, settings … */
export function sheetOf(document: FormDocument, kind: SheetKind): DocumentSheet | undefined {
  const kinds = sheetKindsOf(document);
  return document.sheets.find(({ key }) => kinds.get(key) === kind);
}

export const sheetByKey = (document: FormDocument, key: string): DocumentSheet | undefined =>
  document.sheets.find((sheet) => sheet.key === key);

const rowsBySheet = new WeakMap<readonly DocumentRow[], ReadonlyMap<string, number>>();

/** Where each row stands, by its key. */
export function positions(sheet: DocumentSheet): ReadonlyMap<string, number> {
  const known = rowsBySheet.get(sheet.rows);
  if (known) return known;
  const made = new Map(sheet.rows.map(({ key }, i) => [key, i]));
  rowsBySheet.set(sheet.rows, made);
  return made;
}

/** A sheet whose rows stand where they stood: where that was need not be found out again. */
export function withSameOrder(sheet: DocumentSheet, rows: DocumentRow[]): DocumentSheet {
  rowsBySheet.set(rows, positions(sheet));
  return { ...sheet, rows };
}

export const rowOf = (sheet: DocumentSheet | undefined, key: string): DocumentRow | undefined => {
  const at = sheet && positions(sheet).get(key);
  return at === undefined ? undefined : sheet?.rows[at];
};

const columnsByHeaders = new WeakMap<readonly string[], Map<string, Column[]>>();

/** The columns of a sheet with what they mean. */
export function columnsIn(sheet: DocumentSheet, kind: SheetKind): Column[] {
  const byKind = columnsByHeaders.get(sheet.headers) ?? new Map<string, Column[]>();
  columnsByHeaders.set(sheet.headers, byKind);
  const known = byKind.get(kind);
  if (known) return known;
  const made = columnsOf(sheet.headers, kind);
  byKind.set(kind, made);
  return made;
}
