import { type FormModel, parse, unparse, type Workbook } from '@msurvey/xlsform';
import { type FormDocument, fromWorkbook, languages, setting, toWorkbook, tree } from '@msurvey/xlsform/edit';

/** The database keeps models without an order of their cells; a workbook has that of its columns. */
function inColumnOrder({ sheets, ...workbook }: Workbook): Workbook {
  return {
    ...workbook,
    sheets: sheets.map((sheet) => {
      const place = new Map(sheet.headers.map((header, i) => [header, i]));
      const of = (header: string) => place.get(header) ?? sheet.headers.length;
      const rows = sheet.rows.map(({ row, cells }) => ({
        row,
        cells: Object.fromEntries(Object.entries(cells).sort(([a], [b]) => of(a) - of(b))),
      }));
      return { ...sheet, rows };
    }),
  };
}

/** The document that the designer begins with; the same model gives the same rows the same keys. */
export const documentOf = (model: string): FormDocument =>
  fromWorkbook(inColumnOrder(unparse(JSON.parse(model) as FormModel)));

/** What compiles: the model of a document. */
export const modelOf = (document: FormDocument): FormModel => parse(toWorkbook(document));

/** What the library shows of a draft. */
export function factsOf(document: FormDocument, known: { title: string }) {
  const main = setting(document, 'default_language');
  const all = languages(document).map((language) => language ?? main);
  return {
    title: setting(document, 'title')?.trim().slice(0, 200) || known.title,
    questionCount: tree(document).all.filter(({ kind }) => kind === 'question').length,
    languages: [...new Set(all.filter((language) => language !== undefined))],
  };
}
