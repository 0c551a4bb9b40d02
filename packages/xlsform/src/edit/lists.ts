import { apply } from './apply.ts';
import { sheetByKey, sheetOf } from './document.ts';
import { headerFor, read } from './fields.ts';
import { choiceCode, freeName, listNames } from './names.ts';
import { randomKey } from './random-key.ts';
import { readTypeCell, writeTypeCell } from './type-cells.ts';
import type { DocumentRow, DocumentSheet, Edit, FormDocument, Operation } from './types.ts';
import { usersOfList } from './where-used.ts';

export interface ChoiceList {
  name: string;
  /** In the order in which people see them. */
  rows: DocumentRow[];
  /** Keys of the questions that use it: with more than one it is shared. */
  users: string[];
}

const cache = new WeakMap<FormDocument, ChoiceList[]>();

/** The lists of choices with who uses them. */
export function choiceLists(document: FormDocument): ChoiceList[] {
  const known = cache.get(document);
  if (known) return known;
  const sheet = sheetOf(document, 'choices');
  const survey = sheetOf(document, 'survey');
  const lists = new Map<string, ChoiceList>();
  for (const row of sheet?.rows ?? []) {
    const name = sheet && read(sheet, 'choices', row, 'list_name');
    if (name === undefined) continue;
    const list = lists.get(name);
    if (list) list.rows.push(row);
    else lists.set(name, { name, rows: [row], users: [] });
  }
  for (const row of survey?.rows ?? []) {
    const type = readTypeCell((survey && read(survey, 'survey', row, 'type')) ?? '');
    if (type.list !== undefined && type.source === 'list') lists.get(type.list)?.users.push(row.key);
  }
  const made = [...lists.values()];
  cache.set(document, made);
  return made;
}

export const choiceList = (document: FormDocument, name: string): ChoiceList | undefined =>
  choiceLists(document).find((list) => list.name === name);

export const freeListName = (document: FormDocument, wanted: string): string => freeName(listNames(document), wanted);

interface Ensured {
  document: FormDocument;
  operations: Operation[];
}

function ensure(document: FormDocument, kind: 'survey' | 'choices' | 'settings', headers: string[]): Ensured {
  if (sheetOf(document, kind)) return { document, operations: [] };
  const operations: Operation[] = [];
  // With a sheet beside it, an only sheet must be called what it is.
  const only = document.sheets.length === 1 ? sheetOf(document, 'survey') : undefined;
  if (only) operations.push({ op: 'rename-sheet', sheet: only.key, name: 'survey' });
  const key = sheetByKey(document, kind) ? randomKey() : kind;
  operations.push({ op: 'add-sheet', at: document.sheets.length, sheet: { key, name: kind, headers, rows: [] } });
  return { document: apply(document, operations).document, operations };
}

export const ensureSurvey = (document: FormDocument) => ensure(document, 'survey', ['type', 'name', 'label']);
export const ensureChoices = (document: FormDocument) => ensure(document, 'choices', ['list_name', 'name', 'label']);
export const ensureSettings = (document: FormDocument) => ensure(document, 'settings', ['form_title', 'form_id']);

/** Where a list ends; at the end of the sheet when it begins there. */
function lastOf(sheet: DocumentSheet, list: string): string | null {
  const last = sheet.rows.findLast((row) => read(sheet, 'choices', row, 'list_name') === list);
  return last?.key ?? sheet.rows.at(-1)?.key ?? null;
}

interface ChoiceOptions {
  language?: string | undefined;
  newKey?: () => string;
  after?: string | null;
}

/** A cell with a tab (or a comma before blanks is none) brings its code along: `code⇥label`. */
function codeAndLabel(line: string): { code?: string; label: string } {
  const [first = '', ...rest] = line.split('\t').map((part) => part.trim());
  const label = rest.find((part) => part !== '');
  return label === undefined ? { label: first } : { code: first.replace(/\s+/g, '_'), label };
}

/** Choices from labels, at the end of a list or behind one of its choices. */
export function newChoices(
  document: FormDocument,
  list: string,
  labels: readonly string[],
  { language, newKey = randomKey, after }: ChoiceOptions = {},
): Operation[] {
  const sheet = sheetOf(document, 'choices');
  const wanted = labels.map(codeAndLabel).filter(({ label }) => label !== '');
  if (!sheet || wanted.length === 0) return [];
  const taken = (choiceList(document, list)?.rows ?? []).map((row) => read(sheet, 'choices', row, 'name') ?? '');
  const rows = wanted.map(({ code, label }): DocumentRow => {
    const name = code ? freeName(taken, code) : choiceCode(taken, label);
    taken.push(name);
    return {
      key: newKey(),
      cells: {
        [headerFor(sheet, 'choices', 'list_name')]: list,
        [headerFor(sheet, 'choices', 'name')]: name,
        [headerFor(sheet, 'choices', 'label', language)]: label,
      },
    };
  });
  return [{ op: 'insert', sheet: sheet.key, after: after === undefined ? lastOf(sheet, list) : after, rows }];
}

/** What somebody pasted, a choice a line (`label`, or `code⇥label`), into a list that may not be there yet. */
export function addChoices(
  document: FormDocument,
  list: string,
  lines: readonly string[],
  options: ChoiceOptions = {},
): Edit {
  const ensured = ensureChoices(document);
  const made = newChoices(ensured.document, list, lines, options);
  const focus = made[0]?.op === 'insert' ? made[0].rows[0]?.key : undefined;
  return { operations: [...ensured.operations, ...made], ...(focus === undefined ? {} : { focus }) };
}

export const pasteChoices = (document: FormDocument, list: string, text: string, options: ChoiceOptions = {}): Edit =>
  addChoices(document, list, text.split(/\r?\n/), options);

/** Choices of a list in another order, behind one of them or (null) as its first. */
export function moveChoices(document: FormDocument, keys: readonly string[], after: string | null): Edit {
  const sheet = sheetOf(document, 'choices');
  const rows = sheet?.rows.filter(({ key }) => keys.includes(key)) ?? [];
  const first = rows[0];
  if (!sheet || !first) return { operations: [], refused: 'not-found' };
  const list = read(sheet, 'choices', first, 'list_name');
  const head = sheet.rows.findIndex((row) => read(sheet, 'choices', row, 'list_name') === list);
  const anchor = after ?? sheet.rows[head - 1]?.key ?? null;
  return {
    operations: [{ op: 'move', sheet: sheet.key, rows: rows.map(({ key }) => key), after: anchor }],
    focus: first.key,
  };
}

export function removeChoices(document: FormDocument, keys: readonly string[]): Edit {
  const sheet = sheetOf(document, 'choices');
  return sheet
    ? { operations: [{ op: 'remove', sheet: sheet.key, rows: [...keys] }] }
    : { operations: [], refused: 'not-found' };
}

/** Another name for a list; the questions that use it follow. */
export function renameList(document: FormDocument, from: string, to: string): Edit {
  if (!/^[^\s"'$]+$/.test(to)) return { operations: [], refused: 'name-invalid' };
  if (from !== to && listNames(document).includes(to)) return { operations: [], refused: 'name-taken' };
  return { operations: [{ op: 'rename-list', from, to }] };
}

/** A list that nobody uses any more. */
export function removeList(document: FormDocument, name: string): Edit {
  if (usersOfList(document, name).length > 0) return { operations: [], refused: 'in-use' };
  return removeChoices(document, choiceList(document, name)?.rows.map(({ key }) => key) ?? []);
}

/** Lets a question use another list: one that others use, too, is shared with them. */
export function useList(document: FormDocument, question: string, list: string): Edit {
  const sheet = sheetOf(document, 'survey');
  const row = sheet?.rows.find(({ key }) => key === question);
  const cell = sheet && row && read(sheet, 'survey', row, 'type');
  if (!sheet || !row || !cell || readTypeCell(cell).list === undefined) return { operations: [], refused: 'not-found' };
  const column = headerFor(sheet, 'survey', 'type', undefined, row);
  const value = writeTypeCell(cell, { list });
  return { operations: [{ op: 'set', sheet: sheet.key, row: question, column, value }], focus: question };
}

/** Gives a question a copy of its list for its own. */
export function ownList(document: FormDocument, question: string, newKey = randomKey): Edit {
  const survey = sheetOf(document, 'survey');
  const sheet = sheetOf(document, 'choices');
  const row = survey?.rows.find(({ key }) => key === question);
  const type = readTypeCell((survey && row && read(survey, 'survey', row, 'type')) ?? '');
  const list = type.source === 'list' ? choiceList(document, type.list ?? '') : undefined;
  if (!survey || !sheet || !row || !list) return { operations: [], refused: 'not-found' };
  const name = freeListName(document, read(survey, 'survey', row, 'name') ?? list.name);
  const rows = list.rows.map((choice): DocumentRow => {
    const column = headerFor(sheet, 'choices', 'list_name', undefined, choice);
    return { key: newKey(), cells: { ...choice.cells, [column]: name } };
  });
  const insert: Operation = { op: 'insert', sheet: sheet.key, after: sheet.rows.at(-1)?.key ?? null, rows };
  return { operations: [insert, ...useList(document, question, name).operations], focus: question };
}
