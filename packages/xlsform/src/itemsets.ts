import { tableOf } from './form/sheet-view.ts';
import type { FormModel } from './model/types.ts';

const quote = (value: string) => `"${value.replaceAll('"', '""')}"`;

/** The external_choices sheet as itemsets.csv, which select_one_external questions read. */
export function itemsetsCsv(model: FormModel): string | undefined {
  const sheet = tableOf(model, 'external_choices')?.sheet;
  if (!sheet || sheet.rows.length === 0) return undefined;
  const headers = sheet.columns.map((column) => column.header);
  const line = (values: string[]) => `${values.map(quote).join(',')}\r\n`;
  const cell = (cells: Record<string, string>, header: string) =>
    Object.hasOwn(cells, header) ? (cells[header] ?? '') : '';
  // Cells missing at the end of a row are left out, those between others are not: columns must stay aligned.
  const trimmed = (values: string[]) => values.slice(0, values.findLastIndex((value) => value !== '') + 1);
  return (
    line(headers) + sheet.rows.map(({ cells }) => line(trimmed(headers.map((header) => cell(cells, header))))).join('')
  );
}
