import { writeWorkbook } from '../../packages/xlsform/src/write/index.ts';

/** A workbook of one sheet as people choose it from their disk. */
export function workbookFile(
  name: string,
  sheet: string,
  headers: readonly string[],
  lines: readonly (readonly string[])[],
) {
  const rows = lines.map((line, i) => ({
    row: i + 2,
    cells: Object.fromEntries(headers.map((header, at) => [header, line[at] ?? ''])),
  }));
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(writeWorkbook({ sheets: [{ name: sheet, headers: [...headers], rows }] })),
  };
}
