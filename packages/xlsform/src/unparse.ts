import type { FormModel, Item, ModelSheet, SurveySheet } from './model/types.ts';
import type { Sheet, SheetRow, Workbook } from './workbook.ts';

/** Document → workbook: the same sheets, columns and rows the document was made from, edits included. */
export function unparse(model: FormModel): Workbook {
  const workbook: Workbook = { sheets: model.sheets.map(unparseSheet) };
  if (model.fileName !== undefined) workbook.fileName = model.fileName;
  return workbook;
}

function unparseSheet(sheet: ModelSheet): Sheet {
  const headers = sheet.columns.map((column) => column.header);
  return { name: sheet.name, headers, rows: sheet.kind === 'survey' ? surveyRows(sheet) : sheet.rows };
}

/** Rows keep their numbers as long as these grow; items without one, or moved ones, take the next free row. */
function surveyRows(sheet: SurveySheet): SheetRow[] {
  const rows: SheetRow[] = [];
  let last = 1;
  const add = (row: number | undefined, cells: Record<string, string>) => {
    last = row !== undefined && row > last ? row : last + 1;
    rows.push({ row: last, cells });
  };
  const walk = (items: Item[]) => {
    for (const item of items) {
      add(item.row, item.cells);
      if (item.children) walk(item.children);
      if (item.end) add(item.end.row, item.end.cells);
    }
  };
  walk(sheet.items);
  return rows;
}
