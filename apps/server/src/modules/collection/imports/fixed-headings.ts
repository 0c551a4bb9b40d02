import type { Sheet, Workbook } from '@msurvey/xlsform';
import { fixedColumns } from '../exports/fixed-texts.ts';
import type { ImportForm } from './import-form.ts';

const plain = (text: string) => text.trim().toLowerCase();

/** A sheet under the names that the code knows: `Record id` is `instanceID`. */
function renamed(sheet: Sheet, isQuestion: (heading: string) => boolean): Sheet {
  const name = (heading: string) => (isQuestion(heading) ? heading : (fixedColumns.get(heading) ?? heading));
  return {
    ...sheet,
    headers: sheet.headers.map(name),
    rows: sheet.rows.map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(Object.entries(cells).map(([heading, text]) => [name(heading), text])),
    })),
  };
}

/**
 * Exports call what they add to a form (who sent it, when, its id) by words in the reader's language. A file comes back in
 * any of them; a question that is labelled with such a word keeps it.
 */
export function withFixedNames(form: ImportForm, workbook: Workbook): Workbook {
  const labels = form.tables.flatMap((table) =>
    table.questions.flatMap(({ question }) => Object.values(question.label)),
  );
  const known = new Set(labels.map(plain));
  const isQuestion = (heading: string) => known.has(plain(heading));
  return { ...workbook, sheets: workbook.sheets.map((sheet) => renamed(sheet, isQuestion)) };
}
