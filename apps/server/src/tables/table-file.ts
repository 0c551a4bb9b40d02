import type { ConnectionOptions } from '#db/connection-options.ts';
import type { WordsToFind, FoundWords } from './known-words.ts';

/** What a column holds; blanks stay blank, whatever it is. `told`: texts of one of the file's lists, written in words. */
export type ColumnKind = 'text' | 'number' | 'day' | { told: number };

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

/** A sheet of lines that are made already, as the cells of a workbook: a report with its formulas. */
export interface FrontSheet {
  name: string;
  widths: readonly number[];
  /** They stay in sight; without them the lines are all there is. */
  headers?: readonly string[];
  lines: readonly (readonly string[])[];
  /** Ranges that are shown as one cell: headings over several columns. */
  merged?: readonly string[];
}

export type TableFormat = 'xlsx' | 'csv';

/** A file of a registry. */
export interface TableFile {
  /** Without an ending. */
  fileName: string;
  /** A workbook unless it says otherwise; a text file holds the first sheet alone. */
  format?: TableFormat;
  /** Rows of the first sheet, for the progress; null: not known. */
  total: number | null;
  /** Before the others, in a workbook. */
  front?: readonly FrontSheet[];
  sheets: readonly SheetPlan[];
  /** What texts of columns that are told mean; asked for a page of rows at a time. */
  tell?: (asked: WordsToFind[]) => Promise<FoundWords[]>;
  /** The last sheet: what this is, who made it, when, narrowed by what. */
  about: readonly (readonly [string, string])[];
}

/** What the thread that writes is given. */
export interface TableTask extends Pick<TableFile, 'front' | 'sheets' | 'about'> {
  connection: ConnectionOptions;
  format: TableFormat;
  /** Its own: everything in it goes when the export ends. */
  folder: string;
}
export interface TableWritten {
  path: string;
  records: number;
}
