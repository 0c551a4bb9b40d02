import type { Sheet, SheetRow } from '../workbook.ts';
import { cleanHeader, cleanText } from './cell-text.ts';
import type { ReadLimits } from './limits.ts';
import type { Problems } from './problems.ts';
import { Refusal } from './refusal.ts';
import { storable } from './storable.ts';

export type { Sheet, Workbook } from '../workbook.ts';

/** The reference stops after this many empty columns or rows; what comes later is somebody's notes. */
const EMPTY_COLUMNS = 20;
const EMPTY_ROWS = 60;
/** How far beyond such a gap to look for rows whose loss the author should hear of. */
const LOOK_BEYOND = 500;

const FORM_SHEETS = new Set(['survey', 'choices', 'settings', 'external_choices', 'entities', 'osm']);

/** The sheets of a form by name; a workbook's only sheet is the survey whatever its name. */
export function isFormSheet(name: string, sheetCount: number): boolean {
  return sheetCount === 1 || FORM_SHEETS.has(name.toLowerCase());
}

/** Cells with a value, counted over the whole workbook. */
export interface CellCount {
  cells: number;
}

/** Makes a sheet of rows that arrive in order as arrays of texts: the first row names the columns. */
export class SheetBuilder {
  private readonly sheet: Sheet;
  /** Header by column number; holes are columns without one. */
  private readonly columns: (string | undefined)[] = [];
  private lastFilled = 1;
  private readonly unnamed = new Set<number>();

  constructor(
    name: string,
    /** Problems of sheets that are not the form's are nobody's concern. */
    private readonly matters: boolean,
    private readonly limits: ReadLimits,
    private readonly problems: Problems,
    private readonly count: CellCount,
  ) {
    this.sheet = { name, headers: [], rows: [] };
  }

  /** Takes a row; false means that no later row counts. */
  row(number: number, texts: (string | undefined)[]): boolean {
    if (number === 1) return this.headerRow(texts);
    if (this.columns.length === 0) return this.withoutHeader(number, texts);
    const gap = number - this.lastFilled - 1 > EMPTY_ROWS;
    if (gap && number > this.lastFilled + EMPTY_ROWS + LOOK_BEYOND) return false;
    const row: SheetRow = { row: number, cells: {} };
    let filled = 0;
    const end = Math.min(texts.length, this.columns.length + EMPTY_COLUMNS);
    for (let column = 0; column < end; column++) {
      const text = texts[column] === undefined ? '' : cleanText(texts[column] as string);
      if (text === '') continue;
      const header = this.columns[column];
      if (header === undefined) this.unnamed.add(column);
      else {
        filled++;
        setCell(row.cells, header, this.fitting(text, number, header));
      }
    }
    if (filled === 0) return true;
    if (gap) {
      const message = `Rows from ${number} on are ignored, because more than ${EMPTY_ROWS} empty rows come before. Delete the empty rows.`;
      this.warn('rows-after-gap', message, number);
      return false;
    }
    this.lastFilled = number;
    this.sheet.rows.push(row);
    return this.withinLimits(number, filled);
  }

  finish(): Sheet {
    for (const column of this.unnamed) {
      this.warn(
        'column-without-header',
        `Column ${columnLetters(column)} has values but no heading, so it is ignored.`,
        1,
        column,
      );
    }
    return this.sheet;
  }

  /** Says something about a cell, in sheets that are the form's. */
  warn(code: string, message: string, row?: number, column?: number): void {
    const header = column === undefined ? undefined : (this.columns[column] ?? columnLetters(column));
    if (this.matters) this.problems.warn(code, message, { sheet: this.sheet.name, row, column: header });
  }

  private headerRow(texts: (string | undefined)[]): boolean {
    let last = -1;
    for (let column = 0; column < texts.length; column++) {
      const raw = texts[column] ?? '';
      const header = cleanHeader(raw);
      if (header === '') continue;
      if (column - last - 1 > EMPTY_COLUMNS) break;
      if (column >= this.limits.columns) {
        throw new Refusal('too-many-columns', `The sheet has more than ${this.limits.columns} columns.`, {
          sheet: this.sheet.name,
        });
      }
      last = column;
      this.columns[column] = this.uniqueHeader(this.fitting(header, 1, header.slice(0, 50)), raw);
    }
    return true;
  }

  /** Two columns of one name would hide each other's answers. In sheets that are not the form's, both are kept under names of their own. */
  private uniqueHeader(header: string, raw: string): string {
    const { headers, name: sheet } = this.sheet;
    let unique = header;
    if (headers.includes(header)) {
      const place = { sheet, row: 1, column: header };
      if (!this.matters) for (let n = 2; headers.includes(unique); n++) unique = `${header} (${n})`;
      else if (raw === header)
        this.problems.add(
          'error',
          'duplicate-header',
          `The column “${header}” occurs twice; rename or delete one of them.`,
          place,
        );
      // The reference lets this pass, the later column winning; so must we, but not in silence.
      else
        this.problems.warn(
          'similar-header',
          `The column “${header}” occurs twice; where both have a value the later one counts.`,
          place,
        );
    }
    if (!headers.includes(unique)) headers.push(unique);
    return unique;
  }

  private withoutHeader(number: number, texts: (string | undefined)[]): boolean {
    if (number > 1 + EMPTY_ROWS) return false;
    if (!texts.some((text) => text !== undefined && cleanText(text) !== '')) return true;
    const message = `Row 1 must hold the names of the columns, but it is empty; the first values stand in row ${number}.`;
    this.warn('no-header-row', message, 1);
    return false;
  }

  private fitting(given: string, row: number, column: string): string {
    // Of any sheet: what is read from it may end up in a database.
    const text = storable(given, this.problems, { sheet: this.sheet.name, row, column });
    if (text.length <= this.limits.cellLength) return text;
    const message = `The cell has ${text.length} characters; at most ${this.limits.cellLength} are allowed.`;
    if (this.matters) this.problems.add('error', 'cell-too-long', message, { sheet: this.sheet.name, row, column });
    return text.slice(0, this.limits.cellLength);
  }

  private withinLimits(row: number, filled: number): boolean {
    const place = { sheet: this.sheet.name, row };
    this.count.cells += filled;
    if (this.count.cells > this.limits.cells)
      throw new Refusal('too-many-cells', `The workbook has more than ${this.limits.cells} cells.`, place);
    if (this.sheet.rows.length <= this.limits.rows) return true;
    throw new Refusal('too-many-rows', `The sheet has more than ${this.limits.rows} rows.`, place);
  }
}

/** A column may be called anything, also what JavaScript keeps for itself. */
export function setCell(cells: Record<string, string>, header: string, text: string): void {
  if (header !== '__proto__') cells[header] = text;
  else Object.defineProperty(cells, header, { value: text, enumerable: true, configurable: true, writable: true });
}

/** 0 → A, 26 → AA. */
export function columnLetters(column: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
