import { SHEETS } from '../model/aliases.ts';
import { columnsOf } from '../model/columns.ts';
import type { FormModel, ModelSheet, TableKind } from '../model/types.ts';
import type { Sheet, Workbook } from '../workbook.ts';
import { surveyItems } from './survey.ts';

/** Workbook → document. Never refuses anything: what is wrong is found later, by the checks. */
export function parse(workbook: Workbook): FormModel {
  const kinds = sheetKinds(workbook.sheets);
  const model: FormModel = {
    format: 'xlsform-model/1',
    sheets: workbook.sheets.map((sheet, i) => parseSheet(sheet, kinds[i] ?? 'other')),
  };
  if (workbook.fileName !== undefined) model.fileName = workbook.fileName;
  return model;
}

/** A workbook with one sheet holds a survey, whatever its name. Of two sheets with one name, the last counts. */
export function sheetKinds(sheets: readonly { name: string }[]): string[] {
  if (sheets.length === 1) {
    const name = sheets[0]?.name.toLowerCase() ?? '';
    return [SHEETS.has(name) ? name : 'survey'];
  }
  const names = sheets.map((sheet) => sheet.name.toLowerCase());
  return names.map((name, i) => (SHEETS.has(name) && names.lastIndexOf(name) === i ? name : 'other'));
}

function parseSheet(sheet: Sheet, kind: string): ModelSheet {
  const columns = columnsOf(headersOf(sheet), kind);
  if (kind === 'survey') return { kind, name: sheet.name, columns, items: surveyItems(sheet.rows, columns) };
  return { kind: kind as TableKind, name: sheet.name, columns, rows: sheet.rows };
}

/** Rows made by a program may come without headers; the first rows tell them. */
export function headersOf(sheet: Sheet): string[] {
  if (sheet.headers.length > 0) return sheet.headers;
  return [...new Set(sheet.rows.slice(0, 100).flatMap((row) => Object.keys(row.cells)))];
}
