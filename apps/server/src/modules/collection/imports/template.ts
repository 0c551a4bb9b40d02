import type { formExports } from '@msurvey/contract';
import type { Sheet } from '@msurvey/xlsform';
import { writeSpreadsheet } from '#external/spreadsheet.ts';
import type { Call } from '#http/call.ts';
import { problem } from '#problem/problem.ts';
import { codebookOf } from '../exports/codebook.ts';
import { fileNameOf } from '#tables/file-name.ts';
import { XLSX_TYPE } from './check-import.ts';
import { INDEX, KEY, PARENT_INDEX } from './columns.ts';
import { formToFill } from './read-import.ts';

/** An empty workbook with the columns of the newest version: a sheet for records, one per repeat, and what the codes mean. */
export async function importTemplate({ db, form }: Call<(typeof formExports)['importTemplate']>) {
  const fill = await formToFill(db, form);
  if (!fill) return problem('record.not-found');
  const sheets: Sheet[] = fill.form.tables.map(({ sheet, repeat, questions }) => ({
    name: sheet,
    headers: [
      ...(repeat === null ? [KEY] : [KEY, INDEX, PARENT_INDEX]),
      ...questions.map(({ question }) => question.path),
    ],
    rows: [],
  }));
  const { headers, rows } = codebookOf(fill.form.shape);
  const named = rows.map((row, i) => ({
    row: i + 2,
    cells: Object.fromEntries(row.flatMap((text, column) => (text ? [[headers[column] ?? '', text]] : []))),
  }));
  const bytes = await writeSpreadsheet({ sheets: [...sheets, { name: 'codebook', headers, rows: named }] });
  const name = `${fileNameOf(fill.title)} - template.xlsx`;
  return { name, type: XLSX_TYPE, stream: Buffer.from(bytes) };
}
