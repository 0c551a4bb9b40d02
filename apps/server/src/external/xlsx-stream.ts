import { columnName, escapeCell, SHEET_HEAD, STYLE, STYLES, textCell } from './xlsx-cells.ts';

/** What Excel holds on one sheet. */
const MOST_ROWS = 1_048_576;
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const VIEW =
  '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>';

/** A file of the workbook while it grows; whoever writes much waits for what it answers. */
interface BookPart {
  write(text: string): Promise<void> | undefined;
}
/** The archive that holds them, in a folder or in memory. */
interface BookParts {
  part(name: string): BookPart;
}

/** A table that grows row by row; where one sheet is full it goes on in the next. */
export class XlsxSheet {
  private part: BookPart;
  private rows = 0;

  constructor(
    private readonly book: XlsxStream,
    readonly name: string,
    private readonly headers: readonly string[],
    private readonly widths: readonly number[] = [],
  ) {
    this.part = this.begin();
  }

  private begin(): BookPart {
    const part = this.book.sheet(this.name);
    const cols = (this.headers.length > 0 ? this.headers : this.widths)
      .map((_, i) => `<col min="${i + 1}" max="${i + 1}" width="${this.widths[i] ?? 18}" customWidth="1"/>`)
      .join('');
    void part.write(
      `${SHEET_HEAD}${this.headers.length > 0 ? VIEW : ''}${cols ? `<cols>${cols}</cols>` : ''}<sheetData>`,
    );
    this.rows = 0;
    this.part = part;
    if (this.headers.length > 0) void this.row(this.headers.map((header) => textCell(header, STYLE.heading)));
    return part;
  }

  /** Cells as `textCell` and `numberCell` make them; an empty text is an empty cell. */
  row(cells: readonly string[]): Promise<void> | undefined {
    if (this.rows >= MOST_ROWS) {
      this.close();
      this.begin();
    }
    const number = ++this.rows;
    let xml = `<row r="${number}">`;
    for (let column = 0; column < cells.length; column++) {
      const cell = cells[column];
      if (cell) xml += `<c r="${columnName(column)}${number}${cell}`;
    }
    return this.part.write(`${xml}</row>`);
  }

  /** Ranges (`B4:D4`) that are shown as one cell. */
  merged: readonly string[] = [];

  close(): void {
    const ranges = this.merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
    const merges = ranges && `<mergeCells count="${this.merged.length}">${ranges}</mergeCells>`;
    void this.part.write(`</sheetData>${merges}</worksheet>`);
  }
}

/** A workbook of tables that are written at the same time. */
export class XlsxStream {
  private readonly names: string[] = [];
  private readonly sheets: XlsxSheet[] = [];

  constructor(private readonly zip: BookParts) {}

  table(name: string, headers: readonly string[], widths?: readonly number[]): XlsxSheet {
    const sheet = new XlsxSheet(this, name, headers, widths);
    this.sheets.push(sheet);
    return sheet;
  }

  /** For the tables themselves. */
  sheet(name: string): BookPart {
    this.names.push(sheetName(name, this.names));
    return this.zip.part(`xl/worksheets/sheet${this.names.length}.xml`);
  }

  /** What ties the sheets together. */
  close(): void {
    for (const sheet of this.sheets) sheet.close();
    const add = (name: string, text: string) => void this.zip.part(name).write(HEAD + text);
    const each = (line: (n: number, name: string) => string) => this.names.map((name, i) => line(i + 1, name)).join('');
    add(
      '[Content_Types].xml',
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${each((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    );
    const relations = (lines: string) => `<Relationships xmlns="${PACKAGE}/relationships">${lines}</Relationships>`;
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
    add('_rels/.rels', relations(relation('rId1', 'officeDocument', 'xl/workbook.xml')));
    add(
      'xl/_rels/workbook.xml.rels',
      relations(
        each((n) => relation(`rId${n}`, 'worksheet', `worksheets/sheet${n}.xml`)) +
          relation(`rId${this.names.length + 1}`, 'styles', 'styles.xml'),
      ),
    );
    const listed = each(
      (n, name) => `<sheet name="${escapeCell(name).replaceAll('"', '&quot;')}" sheetId="${n}" r:id="rId${n}"/>`,
    );
    add(
      'xl/workbook.xml',
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews><sheets>${listed}</sheets></workbook>`,
    );
    void this.zip.part('xl/styles.xml').write(STYLES);
  }
}

/** At most 31 characters, none of which mean something in a formula, and unlike every other regardless of case. */
export function sheetName(wanted: string, taken: readonly string[]): string {
  // oxlint-disable-next-line no-control-regex -- exactly these are refused by Excel
  const clean =
    wanted
      .replace(/[[\]:*?/\\\u0000-\u001f]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim() || 'sheet';
  const isTaken = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase());
  let name = clean.slice(0, 31);
  for (let n = 2; isTaken(name); n++) {
    const ending = ` (${n})`;
    name = clean.slice(0, 31 - ending.length) + ending;
  }
  return name;
}
