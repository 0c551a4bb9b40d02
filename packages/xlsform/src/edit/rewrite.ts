import { isXmlName } from '../text/names.ts';
import { mayRefer } from '../text/references.ts';
import { columnsIn, rowOf, type SheetKind, sheetKindsOf, sheetOf } from './document.ts';
import { headerFor, read } from './fields.ts';
import { readTypeCell, writeTypeCell } from './type-cells.ts';
import type { DocumentRow, DocumentSheet, FormDocument, Operation, OperationOf } from './types.ts';

/** Columns of a sheet in which `${name}` is a reference, by header: as the compiler reads them. */
export function referringHeaders(sheet: DocumentSheet, kind: SheetKind): string[] {
  const columns = columnsIn(sheet, kind);
  if (kind === 'survey') return columns.filter(({ path }) => path[0] !== 'name').map(({ header }) => header);
  if (kind === 'settings' || kind === 'entities') return columns.map(({ header }) => header);
  // Other columns of choices are data for filters, where a dollar sign is just that.
  const texts = ['label', 'media'];
  return kind === 'choices' ? columns.filter(({ path }) => texts.includes(path[0] ?? '')).map((c) => c.header) : [];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with the references to one name rewritten; also to what the compiler makes beside it (`x_other`, `x_count`). */
export function rewriteReferences(text: string, from: string, to: string, made: readonly string[] = []): string {
  if (!mayRefer(text)) return text;
  const names = ['', ...made].map((ending) => escaped(from + ending)).join('|');
  const pattern = new RegExp(`\\$\\{(\\s*(?:last-saved#)?)(${names})(\\s*)\\}`, 'gu');
  return text.replace(
    pattern,
    (_, before: string, name: string, after: string) => `\${${before}${to}${name.slice(from.length)}${after}}`,
  );
}

/** Every cell that may refer to something, with its place. */
export function* referringCells(document: FormDocument) {
  const kinds = sheetKindsOf(document);
  for (const sheet of document.sheets) {
    const headers = referringHeaders(sheet, kinds.get(sheet.key) ?? 'other');
    if (headers.length === 0) continue;
    const wanted = new Set(headers);
    for (const row of sheet.rows)
      for (const [column, value] of Object.entries(row.cells))
        if (value.length > 3 && wanted.has(column) && mayRefer(value)) yield { sheet, row, column, value };
  }
}

/** Names that the compiler makes beside a row's own: an "other" text, a count of repeats. */
function madeBeside(sheet: DocumentSheet, row: DocumentRow, from: string): string[] {
  const taken = (name: string) => sheet.rows.some((other) => read(sheet, 'survey', other, 'name') === name);
  const made: string[] = [];
  const type = readTypeCell(read(sheet, 'survey', row, 'type') ?? '');
  if (type.orOther && !taken(`${from}_other`)) made.push('_other');
  if (read(sheet, 'survey', row, 'repeat_count') !== undefined && !taken(`${from}_count`)) made.push('_count');
  return made;
}

/** What renaming a row of the survey changes, cell by cell. A name that several rows have is nobody's reference. */
export function renamed(document: FormDocument, { row: key, from, to }: OperationOf<'rename'>): Operation[] {
  const sheet = sheetOf(document, 'survey');
  const row = rowOf(sheet, key);
  if (!sheet || !row || from === to || !isXmlName(to) || read(sheet, 'survey', row, 'name') !== from) return [];
  const column = headerFor(sheet, 'survey', 'name', undefined, row);
  const operations: Operation[] = [{ op: 'set', sheet: sheet.key, row: key, column, value: to }];
  if (sheet.rows.some((other) => other !== row && read(sheet, 'survey', other, 'name') === from)) return operations;
  const made = madeBeside(sheet, row, from);
  for (const cell of referringCells(document)) {
    const value = rewriteReferences(cell.value, from, to, made);
    if (value !== cell.value)
      operations.push({ op: 'set', sheet: cell.sheet.key, row: cell.row.key, column: cell.column, value });
  }
  return operations;
}

/** `instance('list')` in an expression reads a list of the form. */
const instanceOf = (list: string) => new RegExp(`(instance\\(\\s*)(["'])${escaped(list)}\\2(\\s*\\))`, 'g');

export function renamedList(document: FormDocument, { from, to }: OperationOf<'rename-list'>): Operation[] {
  const operations: Operation[] = [];
  if (from === to || to.trim() === '') return operations;
  const choices = sheetOf(document, 'choices');
  for (const row of choices?.rows ?? []) {
    if (!choices || read(choices, 'choices', row, 'list_name') !== from) continue;
    const column = headerFor(choices, 'choices', 'list_name', undefined, row);
    operations.push({ op: 'set', sheet: choices.key, row: row.key, column, value: to });
  }
  const survey = sheetOf(document, 'survey');
  if (!survey) return operations;
  const typeHeaders = new Set(survey.rows.length > 0 ? typeHeadersOf(survey) : []);
  const instance = instanceOf(from);
  for (const row of survey.rows) {
    for (const [column, text] of Object.entries(row.cells)) {
      let value = text;
      if (typeHeaders.has(column)) {
        const type = readTypeCell(text);
        if (type.list === from && type.source === 'list') value = writeTypeCell(text, { list: to });
      } else if (text.includes('instance(')) value = text.replace(instance, `$1$2${to.replaceAll('$', '$$$$')}$2$3`);
      if (value !== text) operations.push({ op: 'set', sheet: survey.key, row: row.key, column, value });
    }
  }
  return operations;
}

const typeHeadersOf = (sheet: DocumentSheet): string[] =>
  columnsIn(sheet, 'survey')
    .filter(({ path }) => path.length === 1 && path[0] === 'type')
    .map(({ header }) => header);
