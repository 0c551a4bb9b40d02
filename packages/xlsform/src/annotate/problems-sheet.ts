import type { Diagnostic } from '../diagnostics.ts';
import { columnLetters } from '../read/sheet-builder.ts';
import { xmlText } from '../write/xml-text.ts';
import type { StyleEditor } from './style-edit.ts';

export const PROBLEMS_SHEET = 'Problems';
export const PROBLEM_HEADERS = ['Severity', 'Sheet', 'Row', 'Column', 'Problem', 'Suggestion', 'Code'];

export interface ListedProblem {
  diagnostic: Diagnostic;
  /** Cell to jump to, such as `'survey'!C5`. */
  cell?: string;
}

const WIDTHS = [10, 16, 7, 24, 90, 30, 28];

/** The sheet that lists all problems, each with a link to its cell. */
export function problemsSheetXml(problems: ListedProblem[], styles: StyleEditor): string {
  const bold = styles.bold();
  const rows = [rowXml(1, PROBLEM_HEADERS, () => bold)];
  const links: string[] = [];
  problems.forEach(({ diagnostic, cell }, index) => {
    const { severity, sheet, row, column, message, suggestion, code } = diagnostic;
    const texts = [
      severity === 'error' ? 'Error' : 'Warning',
      sheet ?? '',
      row?.toString() ?? '',
      column ?? '',
      message,
      suggestion ?? '',
      code,
    ];
    rows.push(rowXml(index + 2, texts, (place) => (place === 0 ? styles.coloured(0, severity) : 0)));
    if (cell)
      links.push(`<hyperlink ref="B${index + 2}" location="${xmlText(cell)}" display="${xmlText(sheet ?? '')}"/>`);
  });
  const cols = WIDTHS.map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`);
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols.join('')}</cols><sheetData>${rows.join('')}</sheetData>` +
    `${links.length > 0 ? `<hyperlinks>${links.join('')}</hyperlinks>` : ''}</worksheet>`
  );
}

function rowXml(number: number, texts: string[], styleOf: (place: number) => number): string {
  const cells = texts.map((text, place) => {
    if (text === '') return '';
    const start = `<c r="${columnLetters(place)}${number}" s="${styleOf(place)}"`;
    return place === 2 && number > 1
      ? `${start}><v>${text}</v></c>`
      : `${start} t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
}
