import { rowOf, sheetOf } from './document.ts';
import { headerFor, headersFor, read, SURVEY_FIELDS, TRANSLATED } from './fields.ts';
import { cellOf } from './cells.ts';
import { columnsIn } from './document.ts';
import { ensureChoices, freeListName, newChoices } from './lists.ts';
import { type TypeInfo, typeInfo } from './question-types.ts';
import { randomKey } from './random-key.ts';
import { tree } from './tree.ts';
import { readTypeCell, type TypeCell } from './type-cells.ts';
import type { DocumentRow, DocumentSheet, Edit, FormDocument, Loss, Operation } from './types.ts';

export interface Retype {
  /** For a type with choices where the question has no list yet; without it the question gets one of its own. */
  list?: string;
  choices?: readonly string[];
  language?: string;
}

/** Gives a question another type in its place, and says which of its cells mean nothing for that type and are emptied. */
export function retype(
  document: FormDocument,
  key: string,
  type: string,
  given: Retype = {},
  newKey = randomKey,
): Edit {
  const sheet = sheetOf(document, 'survey');
  const row = rowOf(sheet, key);
  const node = tree(document).byKey.get(key);
  if (!sheet || !row || !node || node.key !== key) return { operations: [], refused: 'not-found' };
  const before = readTypeCell(node.type);
  if (before.type === type && given.list === undefined) return { operations: [], lost: [], focus: key };
  const isContainer = type.startsWith('begin_');
  if (isContainer !== (node.children !== undefined)) return { operations: [], refused: 'not-a-container' };
  const operations: Operation[] = [];
  const cell = isContainer ? type : typeCell(document, operations, { type, before, given, row, sheet, newKey });
  const lost = losses(sheet, row, typeInfo(type));
  const set = (of: DocumentRow, value: string) =>
    operations.push({
      op: 'set',
      sheet: sheet.key,
      row: of.key,
      column: headerFor(sheet, 'survey', 'type', undefined, of),
      value,
    });
  set(row, cell);
  if (isContainer && node.end) set(node.end, type.replace('begin', 'end'));
  if (type === 'begin_group') lost.push(...cellsOf(sheet, row, 'repeat_count'));
  for (const { column } of lost) operations.push({ op: 'set', sheet: sheet.key, row: key, column, value: null });
  return { operations, lost, focus: key };
}

interface Wanted {
  type: string;
  before: TypeCell;
  given: Retype;
  row: DocumentRow;
  sheet: DocumentSheet;
  newKey: () => string;
}

function typeCell(document: FormDocument, operations: Operation[], wanted: Wanted): string {
  const { type, before, given, row, sheet, newKey } = wanted;
  if (!typeInfo(type)?.hasChoices) return type;
  let list = given.list ?? before.list;
  if (list === undefined) {
    list = freeListName(document, read(sheet, 'survey', row, 'name') ?? 'list');
    const choices = ensureChoices(document);
    operations.push(...choices.operations);
    operations.push(...newChoices(choices.document, list, given.choices ?? [], { language: given.language, newKey }));
  }
  const isFile = /\.(csv|xml|geojson)$/.test(list) && type !== 'select_one_external' && type !== 'rank';
  const other = before.orOther && type !== 'rank' && given.list === undefined ? ' or_other' : '';
  return `${type}${isFile ? '_from_file' : ''} ${list}${other}`;
}

/** What only means something for some types: each with who understands it. */
const UNDERSTOOD: Partial<Record<string, (info: TypeInfo) => boolean>> = {
  choice_filter: (info) => info.hasChoices === true,
  label: (info) => !info.isHidden,
  hint: (info) => !info.isHidden,
  guidance_hint: (info) => !info.isHidden,
  'media::image': (info) => !info.isHidden,
  'media::audio': (info) => !info.isHidden,
  'media::video': (info) => !info.isHidden,
  required: (info) => !info.isHidden && !info.hasNoAnswer,
  required_message: (info) => !info.isHidden && !info.hasNoAnswer,
  constraint: (info) => !info.isHidden && !info.hasNoAnswer,
  constraint_message: (info) => !info.isHidden && !info.hasNoAnswer,
  readonly: (info) => !info.isHidden && !info.hasNoAnswer,
  default: (info) => info.family !== 'file' && !info.hasNoAnswer,
};

function losses(sheet: DocumentSheet, row: DocumentRow, info: TypeInfo | undefined): Loss[] {
  // Of a type that the designer does not know nothing is said to be lost.
  if (!info || info.family === 'structure') return [];
  const found: Loss[] = [];
  for (const field of SURVEY_FIELDS) {
    const understands = UNDERSTOOD[field];
    if (understands && !understands(info)) found.push(...cellsOf(sheet, row, field));
  }
  found.push(
    ...cellsOf(sheet, row, 'appearance').filter(({ value }) => !fits(value, info.appearances ?? [])),
    ...cellsOf(sheet, row, 'parameters').filter(
      ({ value }) => !fits(value.replace(/=\S*/g, ''), info.parameters ?? []),
    ),
  );
  return found;
}

/** An appearance may be several words, and `columns-3` or `w2` are words of families; every word must be understood. */
const fits = (value: string, known: readonly string[]): boolean =>
  value
    .split(/[\s,;]+/)
    .filter(Boolean)
    .every(
      (word) =>
        /^w\d+$/.test(word) ||
        known.some((one) => word === one || word.startsWith(one.endsWith(':') ? one : `${one}-`)),
    );

/** Cells of a row that belong to a field, in every language. */
function cellsOf(sheet: DocumentSheet, row: DocumentRow, field: string): Loss[] {
  const plain = headersFor(sheet, 'survey', field);
  const paths = columnsIn(sheet, 'survey');
  const length = paths.find(({ header }) => header === plain[0])?.path.length ?? (field.startsWith('media') ? 2 : 1);
  const translated = TRANSLATED.has(field)
    ? paths.filter(
        ({ header, path }) => path.length > length && headersFor(sheet, 'survey', field, path.at(-1)).includes(header),
      )
    : [];
  return [...plain, ...translated.map(({ header }) => header)].flatMap((column) => {
    const value = cellOf(row, column);
    return value === undefined ? [] : [{ row: row.key, column, value }];
  });
}
