/** A workbook as the readers produce it and the compiler takes it: plain texts, no types, no formatting. */
export interface Workbook {
  sheets: Sheet[];
  /** Name of the file it came from; its stem is the last resort for the form's id and title. */
  fileName?: string;
}

export interface Sheet {
  name: string;
  /** Header texts, trimmed, in column order. */
  headers: string[];
  rows: SheetRow[];
}

export interface SheetRow {
  /** Row number in the sheet as the author sees it: 1-based, the header is row 1. */
  row: number;
  /** Cell texts by header text; empty cells are left out. */
  cells: Record<string, string>;
}
