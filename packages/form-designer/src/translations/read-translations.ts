import { unguardFormula } from '@msurvey/domain';
import type { FormDocument } from '@msurvey/xlsform/edit';
import { shownLanguages } from '../state/form-facts.ts';
import { textRows, type TextRow } from '../views/texts-of.ts';
import { columnOf, KEY, NAME, textIn, WHAT } from './translation-file.ts';

/** As much as a cell of a spreadsheet holds. */
const LONGEST = 32_767;

export interface TextChange {
  row: TextRow;
  language: string;
  before: string;
  after: string;
}

/** Why the whole file says nothing about this form. */
type FileFault = 'unreadable' | 'noKey' | 'noLanguage';
/** Why one row, or one column, is left out. */
export interface LineFault {
  kind: 'unknownRow' | 'twice' | 'tooLong' | 'unknownColumn';
  /** As the author sees it in a spreadsheet program. */
  line?: number;
  name: string;
}

/** What taking in a file would change; nothing is changed yet. */
export interface TranslationPlan {
  fault?: FileFault;
  changes: TextChange[];
  faults: LineFault[];
}

interface Table {
  headers: readonly string[];
  rows: readonly { row: number; cells: Readonly<Record<string, string>> }[];
}

/** Programs turn line ends and blanks at the end of a cell; that is no translation. */
const plain = (text: string): string => text.replace(/\r\n?/g, '\n').trim();

const refused = (fault: FileFault): TranslationPlan => ({ fault, changes: [], faults: [] });

/** Rows by what they say about themselves: their key while it is of the same question, else their name. */
function rowFinder(rows: readonly TextRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byName = new Map<string, TextRow | null>();
  for (const row of rows) {
    const name = `${row.owner} ${row.text}`;
    byName.set(name, byName.has(name) ? null : row);
  }
  return (cells: Readonly<Record<string, string>>): TextRow | undefined => {
    const [name = '', what = ''] = [cells[NAME], cells[WHAT]];
    const known = byId.get(cells[KEY] ?? '');
    if (known && known.owner === name && known.text === what) return known;
    return byName.get(`${name} ${what}`) ?? undefined;
  };
}

/** What a table says otherwise than the form. A blank cell says nothing. */
export function planTranslations(form: FormDocument, { headers, rows }: Table): TranslationPlan {
  if (![KEY, NAME, WHAT].every((header) => headers.includes(header))) return refused('noKey');
  const languages = shownLanguages(form);
  const there = languages.filter((language) => headers.includes(columnOf(language)));
  if (there.length === 0) return refused('noLanguage');
  const known = new Set([KEY, NAME, WHAT, ...there.map(columnOf)]);
  const faults: LineFault[] = headers
    .filter((header) => header !== '' && !known.has(header))
    .map((name) => ({ kind: 'unknownColumn', name }));
  const find = rowFinder(textRows(form, languages));
  const seen = new Set<TextRow>();
  const changes = rows.flatMap(({ row: line, cells }): TextChange[] => {
    if (Object.values(cells).every((cell) => cell.trim() === '')) return [];
    const row = find(cells);
    const name = [cells[NAME], cells[WHAT]].filter(Boolean).join(' · ');
    const kind = !row ? 'unknownRow' : seen.has(row) ? 'twice' : undefined;
    if (kind || !row) {
      faults.push({ kind: kind ?? 'unknownRow', line, name });
      return [];
    }
    seen.add(row);
    return there.flatMap((language): TextChange[] => {
      const after = plain(cells[columnOf(language)] ?? '');
      const before = textIn(row, language);
      if (after === '' || after === plain(before)) return [];
      if (after.length <= LONGEST) return [{ row, language, before, after }];
      faults.push({ kind: 'tooLong', line, name });
      return [];
    });
  });
  return { changes, faults };
}

/** The same of a file, a workbook or a table of commas. */
export async function planOfFile(form: FormDocument, file: File): Promise<TranslationPlan> {
  const { readTable, readWorkbook } = await import('@msurvey/xlsform/read');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isCsv = /\.(csv|txt|tsv)$/i.test(file.name);
  const { workbook } = isCsv ? readTable(bytes, file.name) : readWorkbook(bytes, file.name);
  const sheet = workbook?.sheets.find(({ headers }) => headers.includes(KEY)) ?? workbook?.sheets[0];
  if (!sheet) return refused('unreadable');
  if (!isCsv) return planTranslations(form, sheet);
  const unguarded = sheet.rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).map(([header, cell]) => [header, unguardFormula(cell)])),
  }));
  return planTranslations(form, { headers: sheet.headers, rows: unguarded });
}
