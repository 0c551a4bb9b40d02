import { cellOf } from './cells.ts';
import { columnsIn, type SheetKind, sheetOf } from './document.ts';
import type { DocumentRow, DocumentSheet, FormDocument, Operation } from './types.ts';

/** What cells mean, whatever their author calls the column: name → where the compiler puts it, and its usual header. */
const SURVEY = {
  type: ['type'],
  name: ['name'],
  label: ['label'],
  hint: ['hint'],
  guidance_hint: ['guidance_hint'],
  required: ['bind', 'required'],
  required_message: ['bind', 'jr:requiredMsg'],
  relevant: ['bind', 'relevant'],
  constraint: ['bind', 'constraint'],
  constraint_message: ['bind', 'jr:constraintMsg'],
  calculation: ['bind', 'calculate'],
  readonly: ['bind', 'readonly'],
  default: ['default'],
  appearance: ['control', 'appearance'],
  parameters: ['parameters'],
  choice_filter: ['choice_filter'],
  repeat_count: ['control', 'jr:count'],
  trigger: ['trigger'],
  save_to: ['bind', 'entities:saveto'],
  disabled: ['disabled'],
  intent: ['intent'],
  'media::image': ['media', 'image'],
  'media::audio': ['media', 'audio'],
  'media::video': ['media', 'video'],
} as const;

const CHOICES = {
  list_name: ['list name'],
  name: ['name'],
  label: ['label'],
  'media::image': ['media', 'image'],
  'media::audio': ['media', 'audio'],
  'media::video': ['media', 'video'],
} as const;

export type SurveyField = keyof typeof SURVEY;
export type ChoiceField = keyof typeof CHOICES;
export const SURVEY_FIELDS = Object.keys(SURVEY) as SurveyField[];

/** Fields that have a text for each language. */
export const TRANSLATED = new Set<string>([
  'label',
  'hint',
  'guidance_hint',
  'required_message',
  'constraint_message',
  'media::image',
  'media::audio',
  'media::video',
]);

const pathOf = (kind: SheetKind, field: string): readonly string[] => {
  const known: Record<string, readonly string[]> = kind === 'choices' || kind === 'external_choices' ? CHOICES : SURVEY;
  return Object.hasOwn(known, field) ? (known[field] as readonly string[]) : [field];
};

const isAt = (path: readonly string[], wanted: readonly string[], language: string | undefined): boolean =>
  path.length === wanted.length + (language === undefined ? 0 : 1) &&
  wanted.every((part, i) => path[i] === part) &&
  (language === undefined || path[wanted.length] === language);

/** Headers of the columns that mean this, in their order. */
export function headersFor(sheet: DocumentSheet, kind: SheetKind, field: string, language?: string): string[] {
  const wanted = pathOf(kind, field);
  return columnsIn(sheet, kind)
    .filter(({ path }) => isAt(path, wanted, language))
    .map(({ header }) => header);
}

/** What a cell says: of several columns that mean the same, the last that says something. */
export function read(
  sheet: DocumentSheet,
  kind: SheetKind,
  row: DocumentRow,
  field: string,
  language?: string,
): string | undefined {
  const headers = fastHeaders(sheet, kind, field, language);
  for (let i = headers.length - 1; i >= 0; i--) {
    const value = cellOf(row, headers[i] as string);
    if (value !== undefined) return value;
  }
  // Any language is better than none where nobody asked for one.
  if (language === undefined && TRANSLATED.has(field)) {
    const wanted = pathOf(kind, field);
    for (const { header, path } of columnsIn(sheet, kind)) {
      const isTranslation = path.length === wanted.length + 1 && wanted.every((part, i) => path[i] === part);
      const value = isTranslation ? cellOf(row, header) : undefined;
      if (value !== undefined) return value;
    }
  }
  return undefined;
}

const headersCache = new WeakMap<readonly string[], Map<string, string[]>>();
function fastHeaders(sheet: DocumentSheet, kind: SheetKind, field: string, language?: string): string[] {
  const known = headersCache.get(sheet.headers) ?? new Map<string, string[]>();
  headersCache.set(sheet.headers, known);
  const name = `${kind} ${field} ${language ?? ''}`;
  const found = known.get(name) ?? headersFor(sheet, kind, field, language);
  known.set(name, found);
  return found;
}

/** The header under which a field of a row is written: where it stands, or where it would be looked for. */
export function headerFor(
  sheet: DocumentSheet,
  kind: SheetKind,
  field: string,
  language?: string,
  row?: DocumentRow,
): string {
  const headers = fastHeaders(sheet, kind, field, language);
  const filled = row && headers.findLast((header) => cellOf(row, header) !== undefined);
  return filled ?? headers[0] ?? (language === undefined ? field : `${field}::${language}`);
}

/** A survey field by its usual name, in a language or in the column without one. */
export function field(document: FormDocument, row: DocumentRow, name: SurveyField, language?: string) {
  const sheet = sheetOf(document, 'survey');
  return sheet && read(sheet, 'survey', row, name, language);
}

/** Writes a field of a question. A column that is not there yet comes where such columns stand. */
export function setField(
  document: FormDocument,
  row: string,
  name: SurveyField,
  value: string | null,
  language?: string,
): Operation[] {
  const sheet = sheetOf(document, 'survey');
  return sheet ? writeField(sheet, 'survey', row, name, value, language) : [];
}

/** The same for a choice; also for a column of the author's own, such as one that a filter reads. */
export function setChoiceField(
  document: FormDocument,
  row: string,
  name: string,
  value: string | null,
  language?: string,
): Operation[] {
  const sheet = sheetOf(document, 'choices');
  return sheet ? writeField(sheet, 'choices', row, name, value, language) : [];
}

function writeField(
  sheet: DocumentSheet,
  kind: SheetKind,
  key: string,
  name: string,
  value: string | null,
  language?: string,
): Operation[] {
  const row = sheet.rows.find((candidate) => candidate.key === key);
  if (!row) return [];
  const column = headerFor(sheet, kind, name, language, row);
  const set: Operation = { op: 'set', sheet: sheet.key, row: key, column, value };
  if (value === null || language === undefined || sheet.headers.includes(column)) return [set];
  // Translations of one text stand side by side.
  const like = columnsIn(sheet, kind).findLast(({ path }) => pathOf(kind, name).every((part, i) => path[i] === part));
  return [{ op: 'add-column', sheet: sheet.key, header: column, ...(like ? { after: like.header } : {}) }, set];
}
