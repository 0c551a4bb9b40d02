import { columnLetters } from '../read/sheet-builder.ts';
import type { Sheet } from '../workbook.ts';

export const HEADER_STYLE = 1;
/** Keeps a text that looks like a formula a text, also when somebody edits the cell. */
export const QUOTED_STYLE = 2;
export const BODY_STYLE = 3;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** What the readers pass over at most; a larger gap would hide the rows behind it. */
const MAX_GAP = 60;
const WIDTH_ROWS = 300;

export type StringIndex = (text: string) => number;

/** The XML of a sheet: bold, frozen header and columns wide enough to read. */
export function sheetXml(sheet: Sheet, indexOf: StringIndex): string {
  const headers = allHeaders(sheet);
  const letters = headers.map((_, column) => columnLetters(column));
  const parts = [head(sheet, headers)];
  if (headers.length > 0) {
    const cells = headers.map((header, column) => cell(letters[column] ?? '', 1, header, HEADER_STYLE, indexOf));
    parts.push(`<row r="1">${cells.join('')}</row>`);
  }
  let number = 1;
  for (const row of sheet.rows) {
    number = Math.max(number + 1, Math.min(row.row, number + 1 + MAX_GAP));
    let cells = '';
    for (let column = 0; column < headers.length; column++) {
      const header = headers[column] as string;
      const text = Object.hasOwn(row.cells, header) ? row.cells[header] : undefined;
      if (text)
        cells += cell(
          letters[column] as string,
          number,
          text,
          startsFormula(text) ? QUOTED_STYLE : BODY_STYLE,
          indexOf,
        );
    }
    parts.push(`<row r="${number}">${cells}</row>`);
  }
  parts.push('</sheetData></worksheet>');
  return parts.join('');
}

function head(sheet: Sheet, headers: string[]): string {
  const cols = headers.map((header, index) => {
    return `<col min="${index + 1}" max="${index + 1}" width="${width(sheet, header)}" style="${BODY_STYLE}" customWidth="1"/>`;
  });
  const pane =
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/>';
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="${MAIN}">` +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>` +
    (cols.length > 0 ? `<cols>${cols.join('')}</cols>` : '') +
    '<sheetData>'
  );
}

function cell(letters: string, row: number, text: string, style: number, indexOf: StringIndex): string {
  return `<c r="${letters}${row}" s="${style}" t="s"><v>${indexOf(text)}</v></c>`;
}

const startsFormula = (text: string) => /^[=+\-@]/.test(text);

function width(sheet: Sheet, header: string): number {
  let longest = header.length;
  for (const row of sheet.rows.slice(0, WIDTH_ROWS)) {
    const text = Object.hasOwn(row.cells, header) ? (row.cells[header] ?? '') : '';
    if (text.length > longest) longest = text.length;
  }
  return Math.min(60, Math.max(9, longest + 2));
}

/** Cells under a header that the sheet does not list are written too: losing an answer is worse than an extra column. */
function allHeaders(sheet: Sheet): string[] {
  const headers = new Set(sheet.headers);
  for (const row of sheet.rows) for (const key in row.cells) headers.add(key);
  return [...headers];
}
