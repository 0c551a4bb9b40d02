/**
 * The form as the designer edits it: the sheets of the workbook as they stand, each row with a key that stays.
 * Plain JSON. Groups and repeats are what their begin and end rows say, as in the workbook; `tree` makes them visible.
 */
export interface FormDocument {
  format: 'xlsform-document/1';
  fileName?: string;
  sheets: DocumentSheet[];
}

export interface DocumentSheet {
  /** `survey`, `choices`, `settings` … for the sheets that XLSForm knows; `sheet-3` for others. */
  key: string;
  /** As the author calls it. */
  name: string;
  headers: string[];
  rows: DocumentRow[];
}

export interface DocumentRow {
  /** Unique in its sheet, and never used again. */
  key: string;
  /** Cell texts by header; empty cells are left out. */
  cells: Record<string, string>;
  /** Blank rows above it, which a workbook keeps. */
  blank?: number;
}

/**
 * What can be done to a document: few, small, plain JSON. Everything else is made of them. One that finds nothing to do
 * (its row is gone, its column is there already) does nothing.
 */
export type Operation =
  /** Null empties the cell. A header that the sheet does not have becomes a column. */
  | { op: 'set'; sheet: string; row: string; column: string; value: string | null }
  /** `after` is the row before them; null: at the top. */
  | { op: 'insert'; sheet: string; after: string | null; rows: DocumentRow[] }
  | { op: 'remove'; sheet: string; rows: string[] }
  | { op: 'move'; sheet: string; rows: string[]; after: string | null }
  /** Without `after` at the end; null: as the first. */
  | { op: 'add-column'; sheet: string; header: string; after?: string | null; cells?: Record<string, string> }
  | { op: 'remove-column'; sheet: string; header: string; onlyEmpty?: boolean }
  | { op: 'rename-column'; sheet: string; from: string; to: string }
  | { op: 'add-sheet'; at: number; sheet: DocumentSheet }
  | { op: 'remove-sheet'; sheet: string; onlyEmpty?: boolean }
  | { op: 'rename-sheet'; sheet: string; name: string }
  /** Gives a question, group or repeat another name and rewrites every reference to it. */
  | { op: 'rename'; row: string; from: string; to: string }
  /** The same for a list of choices. */
  | { op: 'rename-list'; from: string; to: string };

export type OperationOf<T extends Operation['op']> = Operation & { op: T };
export type SheetOperation = Exclude<Operation, { op: 'add-sheet' | 'remove-sheet' | 'rename' | 'rename-list' }>;

export interface SheetDone {
  sheet: DocumentSheet;
  inverse: Operation[];
}

/** What somebody did in one go: saved, undone and merged as a whole. */
export interface Change {
  /** Made by whoever made the change, so that it can be sent twice. */
  id: string;
  operations: Operation[];
}

export interface Applied {
  document: FormDocument;
  /** Applied to `document`, they give back what was. */
  inverse: Operation[];
}

/** What a command proposes. Nothing is changed before its operations are applied. */
export interface Edit {
  operations: Operation[];
  /** The row to look at afterwards. */
  focus?: string;
  /** Cells that the edit empties because they mean nothing any more. */
  lost?: Loss[];
  /** Why nothing is proposed. */
  refused?: Refusal;
}

export interface Loss {
  row: string;
  column: string;
  value: string;
}

export type Refusal =
  | 'not-found'
  | 'name-invalid'
  | 'name-taken'
  | 'name-reserved'
  | 'list-needed'
  | 'not-together'
  | 'not-a-container'
  | 'into-itself'
  | 'language-taken'
  | 'language-invalid'
  | 'in-use'
  | 'needs-container';
