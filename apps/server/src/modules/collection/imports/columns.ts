import { ITEM_COLUMNS, RECORD_COLUMNS } from '../exports/fixed-columns.ts';
import type { ImportFault } from './import-texts.ts';
import type { ImportQuestion, ImportTable } from './import-form.ts';

export const KEY = 'instanceID';
export const INDEX = 'index';
export const PARENT_INDEX = 'parentIndex';

/** What a heading leads to; null: a column of exports that says nothing new. */
export type Column = ImportQuestion | null | { fault: ImportFault };

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase();
const PATH_AT_END = /\[([^\]]+)\]$/;

/** By path, then by name, then by label in any language: whatever leads to one question only. */
export function columnsOf(table: ImportTable, headers: readonly string[]): Map<string, Column> {
  const byPath = new Map(table.questions.map((entry) => [plain(entry.question.path), entry]));
  const byText = new Map<string, ImportQuestion | 'several'>();
  const add = (text: string, entry: ImportQuestion) => {
    const known = byText.get(plain(text));
    byText.set(plain(text), known && known !== entry ? 'several' : entry);
  };
  for (const entry of table.questions) for (const label of Object.values(entry.question.label)) add(label, entry);
  const byName = new Map<string, ImportQuestion | 'several'>();
  for (const entry of table.questions) {
    const name = plain(entry.question.name);
    byName.set(name, byName.has(name) ? 'several' : entry);
  }
  const fixed = new Set<string>(table.repeat === null ? RECORD_COLUMNS : ITEM_COLUMNS);
  const columns = new Map<string, Column>();
  for (const header of headers) {
    const path = PATH_AT_END.exec(header)?.[1];
    const exact = byPath.get(plain(header)) ?? (path === undefined ? undefined : byPath.get(plain(path)));
    const found = exact ?? (fixed.has(header) ? null : (byName.get(plain(header)) ?? byText.get(plain(header))));
    if (found === 'several') columns.set(header, { fault: 'ambiguousColumn' });
    else columns.set(header, found === undefined ? { fault: 'unknownColumn' } : found);
  }
  return columns;
}
