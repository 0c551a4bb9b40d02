import type { ConnectionOptions } from '#db/connection-options.ts';

/** What a column holds; blanks stay blank, whatever it is. */
export type ColumnKind = 'text' | 'number' | 'day';

/** A statement whose last parameters are the cursor and the limit. */
export interface PagedStatement {
  text: string;
  values: unknown[];
}

/** A sheet filled by one statement, page by page: its first columns are the cursor as text, then one column per header. */
export interface SheetPlan {
  name: string;
  headers: readonly string[];
  widths?: readonly number[];
  kinds: readonly ColumnKind[];
  /** Where reading begins, one value for each column of the cursor. */
  cursor: readonly string[];
  statement: PagedStatement;
}

/** Columns of a sheet by the key of their heading. */
export type Columns<Column> = readonly (readonly [column: Column, kind: ColumnKind, width?: number])[];
const WIDTH = 18;

export const sheetOf = <Column>(
  name: string,
  columns: Columns<Column>,
  heading: (column: Column) => string,
  rest: Pick<SheetPlan, 'cursor' | 'statement'>,
): SheetPlan => ({
  name,
  headers: columns.map(([column]) => heading(column)),
  widths: columns.map(([, , width]) => width ?? WIDTH),
  kinds: columns.map(([, kind]) => kind),
  ...rest,
});

export type TableFormat = 'xlsx' | 'csv';

/** A file of a registry. */
export interface TableFile {
  /** Without an ending. */
  fileName: string;
  /** A workbook unless it says otherwise; a text file holds the first sheet alone. */
  format?: TableFormat;
  /** Rows of the first sheet, for the progress; null: not known. */
  total: number | null;
  sheets: readonly SheetPlan[];
  /** The last sheet: what this is, who made it, when, narrowed by what. */
  about: readonly (readonly [string, string])[];
}

/** What the thread that writes is given. */
export interface TableTask extends Pick<TableFile, 'sheets' | 'about'> {
  connection: ConnectionOptions;
  format: TableFormat;
  /** Its own: everything in it goes when the export ends. */
  folder: string;
}
export interface TableWritten {
  path: string;
  records: number;
}
