import { columnsIn, sheetKindsOf, sheetOf } from './document.ts';
import { read } from './fields.ts';
import { referringCells } from './rewrite.ts';
import { readTypeCell } from './type-cells.ts';
import type { FormDocument } from './types.ts';

/** A cell that depends on something. */
export interface Use {
  sheet: string;
  row: string;
  column: string;
  /** What the column means, as `bind::relevant` or `label`. */
  meaning: string;
  /** The name of the question in that row, where it has one. */
  name: string;
  value: string;
}

const REFERENCE = /\$\{\s*(?:last-saved#)?([^}\s]+)\s*\}/g;

/** Names that a text refers to. */
export const namesReferredTo = (text: string): string[] =>
  Array.from(text.matchAll(REFERENCE), ([, name]) => name ?? '');

/** Every reference to each name, found in one pass. */
export function references(document: FormDocument): ReadonlyMap<string, Use[]> {
  const known = cache.get(document);
  if (known) return known;
  const found = new Map<string, Use[]>();
  const kinds = sheetKindsOf(document);
  for (const { sheet, row, column, value } of referringCells(document)) {
    const kind = kinds.get(sheet.key) ?? 'other';
    const path = columnsIn(sheet, kind).find(({ header }) => header === column)?.path ?? [column];
    const use: Use = {
      sheet: sheet.key,
      row: row.key,
      column,
      meaning: path.slice(0, path[0] === 'bind' || path[0] === 'control' ? 2 : 1).join('::'),
      name: read(sheet, kind, row, 'name') ?? '',
      value,
    };
    for (const name of new Set(namesReferredTo(value))) {
      const uses = found.get(name);
      if (uses) uses.push(use);
      else found.set(name, [use]);
    }
  }
  cache.set(document, found);
  return found;
}
const cache = new WeakMap<FormDocument, ReadonlyMap<string, Use[]>>();

export const referencesTo = (document: FormDocument, name: string): Use[] => references(document).get(name) ?? [];

/** The cells that refer to a question, group or repeat. */
export const whereUsed = (document: FormDocument, name: string): Use[] => referencesTo(document, name);

/** Keys of the questions that take their choices from a list. */
export function usersOfList(document: FormDocument, list: string): string[] {
  const sheet = sheetOf(document, 'survey');
  if (!sheet) return [];
  return sheet.rows
    .filter((row) => {
      const type = readTypeCell(read(sheet, 'survey', row, 'type') ?? '');
      return type.list === list && type.source === 'list';
    })
    .map(({ key }) => key);
}
