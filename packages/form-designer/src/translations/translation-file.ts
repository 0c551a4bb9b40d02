import { CSV_BEGIN, csvField, csvLine } from '@msurvey/domain';
import type { FormDocument } from '@msurvey/xlsform/edit';
import { shownLanguages } from '../state/form-facts.ts';
import { textRows, type TextRow } from '../views/texts-of.ts';

/** Columns that say which text a row is; they are the same in every language, for they are read again. */
export const KEY = 'key';
export const NAME = 'name';
export const WHAT = 'what';
const TEXT = 'text';

/** The column of a language, as XLSForm writes it. */
export const columnOf = (language: string): string => (language === '' ? TEXT : `${TEXT}::${language}`);

export const textIn = ({ row, headers }: TextRow, language: string): string =>
  row.cells[headers.get(language) ?? ''] ?? '';

/** Every text of the form with its translations, as a table for whoever translates. */
export function translationTable(form: FormDocument): { headers: string[]; rows: string[][] } {
  const languages = shownLanguages(form);
  return {
    headers: [KEY, NAME, WHAT, ...languages.map(columnOf)],
    rows: textRows(form, languages).map((row) => [
      row.id,
      row.owner,
      row.text,
      ...languages.map((language) => textIn(row, language)),
    ]),
  };
}

export function asCsv(form: FormDocument): Blob {
  const { headers, rows } = translationTable(form);
  const lines = [headers, ...rows].map((cells) => csvLine(cells.map(csvField)));
  return new Blob([CSV_BEGIN, ...lines], { type: 'text/csv;charset=utf-8' });
}

/** All cells are texts, so none runs as a formula. */
export async function asXlsx(form: FormDocument): Promise<Blob> {
  const { writeWorkbook } = await import('@msurvey/xlsform/write');
  const { headers, rows } = translationTable(form);
  const sheet = {
    name: 'translations',
    headers,
    rows: rows.map((cells, i) => ({
      row: i + 2,
      cells: Object.fromEntries(headers.flatMap((header, at) => (cells[at] ? [[header, cells[at]]] : []))),
    })),
  };
  return new Blob([writeWorkbook({ sheets: [sheet] }) as Uint8Array<ArrayBuffer>], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  });
}
