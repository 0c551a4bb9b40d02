import { columnsIn, type SheetKind, sheetKindsOf, sheetOf } from './document.ts';
import { TRANSLATED } from './fields.ts';
import { cellOf } from './cells.ts';
import { setting, setSettings } from './settings.ts';
import type { DocumentSheet, Edit, FormDocument, Operation } from './types.ts';

/** Paths of columns that have a text for each language. */
const TEXTS: readonly (readonly string[])[] = [
  ['label'],
  ['hint'],
  ['guidance_hint'],
  ['bind', 'jr:constraintMsg'],
  ['bind', 'jr:requiredMsg'],
  ['media', 'image'],
  ['media', 'big-image'],
  ['media', 'audio'],
  ['media', 'video'],
];

interface TextColumn {
  sheet: DocumentSheet;
  header: string;
  /** What it says, without the language: `label`, `media::image` … */
  text: string;
  /** Undefined: the column without a language. */
  language: string | undefined;
}

/** Every column that holds a text people read, with its language. */
export function textColumns(document: FormDocument): TextColumn[] {
  const kinds = sheetKindsOf(document);
  return document.sheets.flatMap((sheet) => {
    const kind = kinds.get(sheet.key) as SheetKind;
    if (kind !== 'survey' && kind !== 'choices') return [];
    return columnsIn(sheet, kind).flatMap(({ header, path }) => {
      const text = TEXTS.find((candidate) => candidate.every((part, i) => path[i] === part));
      if (!text || path.length > text.length + 1) return [];
      return [{ sheet, header, text: text.join('::'), language: path[text.length] }];
    });
  });
}

/** The languages of a form; null stands for texts in columns without one. */
export function languages(document: FormDocument): (string | null)[] {
  const found = new Set(textColumns(document).map(({ language }) => language ?? null));
  const main = setting(document, 'default_language') ?? null;
  return [...found].sort((a, b) => Number(b === main) - Number(a === main));
}

const isGood = (language: string) => language.trim() === language && language !== '' && !language.includes(':');

/**
 * A column for a further language beside each text that there is. Where texts have no language yet, `ofOthers` says which
 * they are in: the form then has that one as its default language.
 */
export function addLanguage(document: FormDocument, language: string, ofOthers?: string): Edit {
  if (!isGood(language) || (ofOthers !== undefined && !isGood(ofOthers))) return refusedBy('language-invalid');
  const there = languages(document);
  if (there.includes(language) || (ofOthers !== undefined && there.includes(ofOthers)))
    return refusedBy('language-taken');
  const columns = textColumns(document);
  const operations: Operation[] = [];
  const last = new Map<string, TextColumn & { now: string }>();
  for (const column of columns) {
    let now = column.header;
    if (column.language === undefined && ofOthers !== undefined) {
      now = `${column.header}::${ofOthers}`;
      operations.push({ op: 'rename-column', sheet: column.sheet.key, from: column.header, to: now });
    }
    last.set(`${column.sheet.key} ${column.text}`, { ...column, now });
  }
  for (const { sheet, header, now, language: of } of last.values()) {
    const base =
      of === undefined
        ? header
        : header.slice(0, header.lastIndexOf('::') < 0 ? header.lastIndexOf(':') : header.lastIndexOf('::'));
    operations.push({ op: 'add-column', sheet: sheet.key, header: `${base}::${language}`, after: now });
  }
  if (ofOthers !== undefined) operations.push(...setSettings(document, { default_language: ofOthers }).operations);
  return { operations };
}

/** Takes a language and all its texts away. */
export function removeLanguage(document: FormDocument, language: string | null): Edit {
  const columns = textColumns(document).filter((column) => (column.language ?? null) === language);
  if (columns.length === 0) return refusedBy('not-found');
  if (languages(document).length === 1) return refusedBy('in-use');
  const lost = columns.flatMap(({ sheet, header }) =>
    sheet.rows.flatMap((row) => {
      const value = cellOf(row, header);
      return value === undefined ? [] : [{ row: row.key, column: header, value }];
    }),
  );
  const operations: Operation[] = columns.map(({ sheet, header }) => ({
    op: 'remove-column',
    sheet: sheet.key,
    header,
  }));
  if (language !== null && setting(document, 'default_language') === language)
    operations.push(...setSettings(document, { default_language: null }).operations);
  return { operations, lost };
}

export function renameLanguage(document: FormDocument, from: string, to: string): Edit {
  if (!isGood(to)) return refusedBy('language-invalid');
  if (from === to) return { operations: [] };
  if (languages(document).includes(to)) return refusedBy('language-taken');
  const operations = textColumns(document)
    .filter(({ language }) => language === from)
    .map(({ sheet, header }): Operation => {
      const base = header.slice(0, header.lastIndexOf(from)).trimEnd();
      return { op: 'rename-column', sheet: sheet.key, from: header, to: `${base}${to}` };
    });
  if (operations.length === 0) return refusedBy('not-found');
  if (setting(document, 'default_language') === from)
    operations.push(...setSettings(document, { default_language: to }).operations);
  return { operations };
}

const refusedBy = (refused: NonNullable<Edit['refused']>): Edit => ({ operations: [], refused });

export interface Completeness {
  language: string | null;
  /** Texts that the form has in any language. */
  wanted: number;
  there: number;
}

/** How much of the form each language has. A text that no language has is none. */
export function completeness(document: FormDocument): Completeness[] {
  const columns = textColumns(document);
  return languages(document).map((language) => {
    let wanted = 0;
    let there = 0;
    for (const kind of ['survey', 'choices'] as const) {
      const sheet = sheetOf(document, kind);
      if (!sheet) continue;
      const mine = columns.filter((column) => column.sheet === sheet);
      for (const text of new Set(mine.map((column) => column.text))) {
        const headers = mine.filter((column) => column.text === text);
        const own = headers.filter((column) => (column.language ?? null) === language);
        for (const row of sheet.rows) {
          if (!headers.some(({ header }) => cellOf(row, header) !== undefined)) continue;
          wanted++;
          if (own.some(({ header }) => cellOf(row, header) !== undefined)) there++;
        }
      }
    }
    return { language, wanted, there };
  });
}

export const isTranslated = (field: string): boolean => TRANSLATED.has(field);
